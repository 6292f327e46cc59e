import { useLatestSearchParams } from './use-latest-search-params';

/** The selected tab of a page with films and series, stored in the URL's `type` so that Back steps through the choices. */
export function useTypeParam<Filter extends string>(filters: readonly { value: Filter | 'all' }[]) {
  const [params, change] = useLatestSearchParams({ preventScrollReset: true });
  return {
    filter: filters.find(({ value }) => value === params.get('type'))?.value ?? 'all',
    onFilter: (type: Filter | 'all') =>
      change((now) => {
        if (type === 'all') now.delete('type');
        else now.set('type', type);
        return now;
      }),
  };
}
