import { filterParams, noFilters, readFilters, writeFilters, type SearchFilters } from '@marquee/core';
import { useLatestSearchParams, type EditHandler } from '../lib/routing/use-latest-search-params';
import { useAppSelector } from '../store';
import { selectOwnServices } from '../store/own-services';
import { useStoreSetting } from '../store/settings';

interface FiltersOptions {
  /** False on pages of one service, where `service` in the URL is not a filter. */
  hasService?: boolean;
  /** False where the visitor's own services do not narrow the list. */
  hasOwnServices?: boolean;
  /** False on pages of what the library does not know of its titles. */
  hasLibrary?: boolean;
}

/**
 * Adds the visitor's own services to filters, if only what is on them is wanted: that holds on every page. An edit that
 * removes them turns it off.
 */
export function useOwnServicesIn(
  filters: SearchFilters,
  onChange: EditHandler<SearchFilters>,
  isOffered = true,
): [SearchFilters, EditHandler<SearchFilters>] {
  const own = useAppSelector(selectOwnServices);
  const store = useStoreSetting();
  const ownServices = isOffered ? own : noFilters.ownServices;
  const shown = { ...filters, ownServices };
  const change: EditHandler<SearchFilters> = (edit) => {
    onChange((now) => edit({ ...now, ownServices }));
    if (edit(shown).ownServices.length < ownServices.length) store('ownServicesOnly', false);
  };
  return [shown, change];
}

/** The filters of the page, and a function to change them; other parameters of the URL are kept. */
export function useFilters({
  hasService = true,
  hasOwnServices = hasService,
  hasLibrary = true,
}: FiltersOptions = {}): [SearchFilters, EditHandler<SearchFilters>] {
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
  return useOwnServicesIn(read(params), change, hasOwnServices);
}
