import { t } from '@lingui/core/macro';
import { releaseYear, type MediaType } from '@marquee/core';

/** Year of a search result (SEARCH-08): `1999`, `2011 (first release)` for a series, or `Unknown`. */
export function yearLabel(mediaType: MediaType, date: string | null | undefined): string {
  const year = releaseYear(date);
  if (year === null) return t({ message: 'Unknown', context: 'year' });
  return mediaType === 'tv' ? t`${year} (first release)` : String(year);
}
