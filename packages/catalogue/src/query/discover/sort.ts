import type { SortKey } from '../lists/sorting';

const keys: ReadonlyMap<string, SortKey> = new Map<string, SortKey>([
  ['popularity', 'popularity'],
  ['release_date', 'date'],
  ['primary_release_date', 'date'],
  ['first_air_date', 'date'],
  ['vote_average', 'rating'],
  ['vote_count', 'votes'],
  ['title', 'title'],
  ['name', 'title'],
  ['original_title', 'original-title'],
  ['original_name', 'original-title'],
  ['revenue', 'popularity'],
]);

/** TMDB's `sort_by`; unknown values mean the default, `popularity.desc`. */
export function readSort(sortBy: string | null): { key: SortKey; direction: 'asc' | 'desc' } {
  const [name = '', direction] = (sortBy ?? '').toLowerCase().split('.');
  const key = keys.get(name);
  if (!key || (direction !== 'asc' && direction !== 'desc')) return { key: 'popularity', direction: 'desc' };
  return { key, direction };
}
