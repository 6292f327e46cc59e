import type { TitleCandidate } from '@marquee/core/import';

/** What a title is called so that it can be told from others: `Dune (movie, 2021)`. */
export const candidateName = ({ title, year, mediaType }: TitleCandidate): string =>
  `${title} (${[mediaType === 'movie' ? 'movie' : 'series', year].filter(Boolean).join(', ')})`;
