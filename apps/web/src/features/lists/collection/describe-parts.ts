import { plural } from '@lingui/core/macro';
import type { MediaItem } from '@marquee/tmdb';

/** Number of movies and their years: `4 movies · 1999–2021`. */
export function describeParts(parts: readonly Pick<MediaItem, 'year'>[]): string {
  const years = parts.flatMap(({ year }) => (year === null ? [] : [year]));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const span = years.length === 0 ? null : first === last ? String(first) : `${first}–${last}`;
  const count = plural(parts.length, { one: '# movie', other: '# movies' });
  return [count, span].filter(Boolean).join(' · ');
}
