import { filtersFromSearch, filtersToSearch, HistoryPage } from '../features/history';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';

/** The filters are part of the URL. */
export function Component() {
  const [params, change] = useLatestSearchParams({ replace: true });
  return (
    <HistoryPage
      filters={filtersFromSearch(params)}
      onChange={(edit) => change((now) => filtersToSearch(edit(filtersFromSearch(now))))}
    />
  );
}
