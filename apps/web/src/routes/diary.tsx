import { useSearchParams } from 'react-router-dom';
import { diaryFiltersFromSearch, diaryFiltersToSearch, DiaryPage } from '../features/history';

/** The filters are part of the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <DiaryPage
      filters={diaryFiltersFromSearch(params)}
      onChange={(filters) => setParams(diaryFiltersToSearch(filters), { replace: true })}
    />
  );
}
