import { plural, t } from '@lingui/core/macro';
import type { TitleKey, TitleSnapshots } from '@marquee/core';
import { ALL_CATEGORIES, FAVORITES, type Target } from './filter-and-sort';

/** Number of titles and favorite parts in each category, in order, after the total. */
export function countByCategory(
  targets: readonly Target[],
  categories: readonly string[],
  favoriteParts = 0,
): Map<string, number> {
  const counts = new Map([ALL_CATEGORIES, ...categories].map((category): [string, number] => [category, 0]));
  for (const target of targets)
    for (const category of [ALL_CATEGORIES, ...target.categories.keys()]) {
      const count = counts.get(category);
      if (count !== undefined) counts.set(category, count + 1);
    }
  for (const category of [ALL_CATEGORIES, FAVORITES]) {
    const count = counts.get(category);
    if (count !== undefined) counts.set(category, count + favoriteParts);
  }
  return counts;
}

/** Formats a duration as `1 day 4 hr`, omitting zeros; empty below half an hour. */
function roughly(minutes: number): string {
  const total = Math.round(minutes / 60);
  const [days, hours] = [Math.floor(total / 24), total % 24];
  if (days === 0) return hours > 0 ? t`${hours} hr` : '';
  return hours > 0
    ? plural(days, { one: `# day ${hours} hr`, other: `# days ${hours} hr` })
    : plural(days, { one: '# day', other: '# days' });
}

/**
 * Formats `12 movies · 3 series · 2 days 4 hr`, omitting zeros. If some durations are unknown, the sum of the others is
 * given as a minimum.
 */
export function factsOf(
  titles: readonly { item: { key: TitleKey; mediaType: string } }[],
  known: TitleSnapshots,
): string {
  const movies = titles.filter(({ item }) => item.mediaType === 'movie').length;
  const series = titles.length - movies;
  const parts = [
    movies > 0 && plural(movies, { one: '# movie', other: '# movies' }),
    series > 0 && plural(series, { one: '# series', other: '# series' }),
  ];
  const lengths = titles.flatMap(({ item }) => known[item.key]?.totalRuntimeMin ?? []);
  const time = roughly(lengths.reduce((sum, length) => sum + length, 0));
  return [...parts, time && lengths.length < titles.length ? t`at least ${time}` : time].filter(Boolean).join(' · ');
}
