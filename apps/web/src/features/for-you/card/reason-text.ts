import { t } from '@lingui/core/macro';
import type { Reason } from '@marquee/core/recommendations';
import { formatDecimal } from '../../../shared/lib/format/format-number';
import { starsText } from '../../../shared/lib/format/stars-text';

/** A rating in stars, to half a star: that of a series may be the mean of its parts. */
const stars = (rating: number): string => starsText(Math.round(rating));

function seedText({ title, ratings }: Extract<Reason, { kind: 'seed' }>, companion: string | null): string {
  const [own = null, other = null] = ratings;
  if (companion !== null && own !== null && other !== null) {
    const [mine, theirs] = [stars(own), stars(other)];
    return mine === theirs
      ? t({ message: `Both of you gave ${mine} to ${title}`, comment: 'Stars out of five: 4½' })
      : t({ message: `You gave ${mine} to ${title}, ${companion} gave ${theirs}`, comment: 'Stars out of five: 4½' });
  }
  if (own !== null) {
    const mine = stars(own);
    return t({ message: `You gave ${mine} to ${title}`, comment: 'Stars out of five: 4½' });
  }
  if (companion !== null && other !== null) {
    const theirs = stars(other);
    return t({
      message: `${companion} gave ${theirs} to ${title}`,
      comment: '{companion} is a person; stars out of five',
    });
  }
  return companion === null ? t`Because you watched ${title}` : t`Because of ${title}`;
}

/**
 * Why a title is recommended, as a short line.
 *
 * @param companion name of whoever watches as well
 */
export function reasonText(reason: Reason, companion: string | null): string {
  switch (reason.kind) {
    case 'seed':
      return seedText(reason, companion);
    case 'person': {
      const { name } = reason;
      return t({ message: `With ${name}, as in other titles you like`, comment: '{name} is an actor or a director' });
    }
    case 'keyword': {
      const { name } = reason;
      return t({ message: `More on a theme you like: ${name}`, comment: '{name} is a keyword, often in English' });
    }
    case 'listed':
      return t`It’s on your list`;
    case 'acclaimed': {
      const rating = formatDecimal(reason.voteAverage);
      return t({ message: `Viewers rate it ${rating} out of 10`, comment: '{rating} has one decimal' });
    }
  }
}
