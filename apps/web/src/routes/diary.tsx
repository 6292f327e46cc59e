import { diaryFiltersFromSearch, diaryFiltersToSearch, DiaryPage } from '../features/history';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';

/** The filters are part of the URL. */
export function Component() {
  const [params, change] = useLatestSearchParams({ replace: true });
  return (
    <DiaryPage
      filters={diaryFiltersFromSearch(params)}
      onChange={(edit) => change((now) => diaryFiltersToSearch(edit(diaryFiltersFromSearch(now))))}
    />
  );
}
