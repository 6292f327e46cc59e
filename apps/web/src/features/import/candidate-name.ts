import { t } from '@lingui/core/macro';
import type { TitleCandidate } from '@marquee/core/import';

/** Distinguishing name of a title: `Dune (movie, 2021)`. */
export function candidateName({ title, year, mediaType }: TitleCandidate): string {
  if (mediaType === 'movie') return year ? t`${title} (movie, ${year})` : t`${title} (movie)`;
  return year ? t`${title} (series, ${year})` : t`${title} (series)`;
}
