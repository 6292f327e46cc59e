import { plural, t } from '@lingui/core/macro';
import type { MovieDetails, TvDetails } from '@marquee/tmdb';
import { formatDate } from '../../shared/lib/format/format-date';
import { formatRuntime } from '../../shared/lib/format/format-runtime';

export type AnyTitle = MovieDetails | TvDetails;

/** Runtime of a film, or number of seasons of a series. */
export const lengthLabel = (title: AnyTitle): string | null =>
  title.mediaType === 'movie'
    ? formatRuntime(title.runtimeMin)
    : title.seasonCount > 0
      ? plural(title.seasonCount, { one: '# season', other: '# seasons' })
      : null;

/** Release date of a film; first to last year of a series. */
export function releaseLabel(title: AnyTitle): string | null {
  if (title.mediaType === 'movie') return formatDate(title.date);
  const first = title.year;
  if (first === null) return null;
  const hasEnded = title.status === 'Ended' || title.status === 'Canceled';
  const last = hasEnded ? (title.lastAirDate?.slice(0, 4) ?? null) : null;
  if (last === String(first)) return String(first);
  return hasEnded ? `${first}${last ? `–${last}` : ''}` : t`${first}–present`;
}
