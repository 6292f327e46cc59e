import type { TitleKey } from '@marquee/core';
import type { MediaItem, Paged } from '@marquee/tmdb';
import { interleave } from '../../shared/lib/feed/interleave';

/** Maximum number of pages; a row may stay short. */
const MAX_PAGES = 4;
/** A list of so few others, as of a small catalogue, is shown with its repeated titles instead. */
const LEAST = 5;

type TitlePages = (page: number) => Promise<Paged<MediaItem>>;

/** The first titles of a list that are not in `above`, from as many pages as needed. */
export async function fillRow(fetchPage: TitlePages, length: number, above: Iterable<TitleKey>): Promise<MediaItem[]> {
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

interface RowPlan<Row> {
  /** One list, or two whose titles alternate. */
  lists: readonly TitlePages[];
  length: number;
  /** Rows whose titles it must not repeat. */
  above: readonly Row[];
}

/** A page's rows, each without the titles of the rows above. If a row above cannot be loaded, it is ignored. */
export function planRows<Row extends string>(
  plans: Readonly<Record<Row, RowPlan<Row>>>,
): (row: Row) => Promise<MediaItem[]> {
  const rows = new Map<Row, Promise<MediaItem[]>>();
  const keysOf = (titles: Promise<MediaItem[]>): Promise<TitleKey[]> =>
    titles.then(
      (items) => items.map(({ key }) => key),
      () => [],
    );
  const fill = async (row: Row) => {
    const { lists, length, above } = plans[row];
    const fillWithout = async (keys: TitleKey[]) => {
      const [one = [], other = []] = await Promise.all(
        lists.map((list) => fillRow(list, Math.ceil(length / lists.length), keys)),
      );
      return interleave(one, other, length);
    };
    const filled = await fillWithout((await Promise.all(above.map((other) => keysOf(rowOf(other))))).flat());
    return filled.length < LEAST && above.length > 0 ? fillWithout([]) : filled;
  };
  const rowOf = (row: Row): Promise<MediaItem[]> => {
    const titles = rows.get(row) ?? fill(row);
    rows.set(row, titles);
    return titles;
  };
  return rowOf;
}
