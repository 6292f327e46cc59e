import { useSearchParams } from 'react-router-dom';
import { filtersFromSearch, filtersToSearch, HistoryPage } from '../features/history';

/** The filters are part of the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <HistoryPage
      filters={filtersFromSearch(params)}
      onChange={(filters) => setParams(filtersToSearch(filters), { replace: true })}
    />
  );
}
