import { readSearchParams, SearchPage, searchParamsOf } from '../features/search';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';

export function Component() {
  const [params, change] = useLatestSearchParams();
  return (
    <SearchPage
      params={readSearchParams(params)}
      onChange={(edit) => change((now) => searchParamsOf(edit(readSearchParams(now))))}
    />
  );
}
