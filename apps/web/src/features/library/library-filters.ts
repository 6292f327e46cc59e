import { libraryFileStates, type LibraryFileState, type OperatorLibraryQuery } from '@marquee/core/contracts';

export const NO_FILTERS: OperatorLibraryQuery = { state: 'unmatched', q: '', page: 1 };

const isState = (text: string | null): text is LibraryFileState => libraryFileStates.some((state) => state === text);

/** Parses the filters of a URL; missing and invalid ones are the default. */
export function filtersFromSearch(params: URLSearchParams): OperatorLibraryQuery {
  const state = params.get('show');
  const page = Number(params.get('page'));
  return {
    state: isState(state) ? state : NO_FILTERS.state,
    q: (params.get('q') ?? '').slice(0, 200),
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : NO_FILTERS.page,
  };
}

export function filtersToSearch({ state, q, page }: OperatorLibraryQuery): URLSearchParams {
  return new URLSearchParams({
    ...(state !== NO_FILTERS.state && { show: state }),
    ...(q !== '' && { q }),
    ...(page !== NO_FILTERS.page && { page: String(page) }),
  });
}
