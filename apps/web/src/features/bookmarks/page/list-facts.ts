import { formatInteger } from '../../../shared/lib/format/format-integer';
import { ALL_CATEGORIES, type Target } from './filter-and-sort';

/** How many titles are in each category, in their order, and in all of them first. */
export function countByCategory(targets: readonly Target[], categories: readonly string[]): Map<string, number> {
  const counts = new Map([ALL_CATEGORIES, ...categories].map((category): [string, number] => [category, 0]));
  for (const target of targets)
    for (const category of [ALL_CATEGORIES, ...Object.keys(target.categories)]) {
      const count = counts.get(category);
      if (count !== undefined) counts.set(category, count + 1);
    }
  return counts;
}

/** `12 movies · 3 series`, without what there is none of. */
export function factsOf(titles: readonly { item: { mediaType: string } }[]): string {
  const movies = titles.filter(({ item }) => item.mediaType === 'movie').length;
  const series = titles.length - movies;
  const parts = [
    movies > 0 && `${formatInteger(movies)} ${movies === 1 ? 'movie' : 'movies'}`,
    series > 0 && `${formatInteger(series)} series`,
  ];
  return parts.filter(Boolean).join(' · ');
}
