import type { TitleKey } from '@marquee/core';
import type { MediaItem, Paged } from '@marquee/tmdb';

/** Maximum number of pages; a row may stay short. */
const MAX_PAGES = 4;

/** The first titles of a list that are not in `above`, from as many pages as needed. */
export async function fillRow(
  fetchPage: (page: number) => Promise<Paged<MediaItem>>,
  length: number,
  above: Iterable<TitleKey>,
): Promise<MediaItem[]> {
  const seen = new Set(above);
  const row: MediaItem[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { results, totalPages } = await fetchPage(page);
    for (const item of results) {
      if (row.length === length) break;
      if (!seen.has(item.key)) row.push(item);
      seen.add(item.key);
    }
    if (row.length === length || page >= totalPages) break;
  }
  return row;
}
