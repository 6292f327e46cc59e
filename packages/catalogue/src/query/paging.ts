import { ok, type CatalogueAnswer } from './answer';
import { tmdbErrors } from './tmdb-errors';

const PAGE_SIZE = 20;
const LAST_PAGE = 500;

export interface Page<Item> {
  page: number;
  results: Item[];
  total_pages: number;
  total_results: number;
}

/** The requested page; 1 by default, null if TMDB would refuse it. */
export function requestedPage(query: URLSearchParams): number | null {
  const asked = query.get('page');
  if (asked === null) return 1;
  if (!/^\d{1,4}$/.test(asked)) return null;
  const page = Number(asked);
  return page >= 1 && page <= LAST_PAGE ? page : null;
}

/** One page of a list; only its rows are serialised. A page past the end is empty, as in TMDB. */
export function pageOf<Row, Item>(rows: readonly Row[], page: number, toItem: (row: Row) => Item): Page<Item> {
  return {
    page,
    results: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toItem),
    total_pages: Math.max(1, Math.min(LAST_PAGE, Math.ceil(rows.length / PAGE_SIZE))),
    total_results: rows.length,
  };
}

export function pagedAnswer<Row>(
  query: URLSearchParams,
  rows: () => readonly Row[],
  toItem: (row: Row) => unknown,
  extra: object = {},
): CatalogueAnswer {
  const page = requestedPage(query);
  return page === null ? tmdbErrors.invalidPage() : ok({ ...extra, ...pageOf(rows(), page, toItem) });
}
