import type { MediaItem, Paged } from '../domain';
import type { WirePaged } from '../wire';

/** The last page that TMDB serves, whatever its total. */
export const MAX_PAGE = 500;

export const emptyPage = <Item>(): Paged<Item> => ({ page: 1, results: [], totalPages: 0, totalResults: 0 });

export function toPaged<Wire, Item>(wire: WirePaged<Wire>, toItem: (item: Wire) => Item): Paged<Item> {
  return {
    page: wire.page,
    results: wire.results.map(toItem),
    totalPages: Math.min(wire.total_pages, MAX_PAGE),
    totalResults: wire.total_results,
  };
}

/** Removes duplicates, which TMDB sometimes has within a page. */
export function uniqueTitles(items: readonly MediaItem[]): MediaItem[] {
  const seen = new Set<string>();
  return items.filter(({ key }) => !seen.has(key) && seen.add(key));
}
