import { useSearchParams } from 'react-router-dom';
import { filtersFromSearch, filtersToSearch, LibraryPage } from '../features/library';

/** The filters are part of the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <LibraryPage
      filters={filtersFromSearch(params)}
      onChange={(filters) => setParams(filtersToSearch(filters), { replace: true })}
    />
  );
}
