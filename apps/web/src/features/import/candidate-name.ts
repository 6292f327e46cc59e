import { t } from '@lingui/core/macro';
import type { TitleCandidate } from '@marquee/core/import';

/** What a title is called so that it can be told from others: `Dune (movie, 2021)`. */
export function candidateName({ title, year, mediaType }: TitleCandidate): string {
  if (mediaType === 'movie') return year ? t`${title} (movie, ${year})` : t`${title} (movie)`;
  return year ? t`${title} (series, ${year})` : t`${title} (series)`;
}
