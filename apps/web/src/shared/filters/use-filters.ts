import { filterParams, readFilters, writeFilters, type SearchFilters } from '@marquee/core';
import { useLatestSearchParams, type EditHandler } from '../lib/routing/use-latest-search-params';

interface FiltersOptions {
  /** False on pages of one service, where `service` in the URL is not a filter. */
  hasService?: boolean;
  /** False on pages of what the library does not know of its titles. */
  hasLibrary?: boolean;
}

/** The filters in the page's URL, and a function to change them; other parameters are kept. */
export function useFilters({ hasService = true, hasLibrary = true }: FiltersOptions = {}): [
  SearchFilters,
  EditHandler<SearchFilters>,
] {
  const [params, edit] = useLatestSearchParams({ preventScrollReset: true });
  const ignored = [...(hasService ? [] : ['service', 'region']), ...(hasLibrary ? [] : ['playable'])];
  const names = filterParams.filter((name) => !ignored.includes(name));
  const read = (all: URLSearchParams) =>
    readFilters(new URLSearchParams([...all].filter(([name]) => names.includes(name))));
  const change: EditHandler<SearchFilters> = (editFilters) =>
    edit((now) => {
      const filters = editFilters(read(now));
      for (const name of names) now.delete(name);
      writeFilters(filters, now);
      return now;
    });
  return [read(params), change];
}
