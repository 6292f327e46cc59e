import { useNavigate, useSearchParams } from 'react-router-dom';

/** The selected tab of a page with films and series, stored in the URL's `type` so that Back restores it. */
export function useTypeParam<Filter extends string>(filters: readonly { value: Filter }[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const searchWith = (type: Filter): string => {
    const next = new URLSearchParams(params);
    if (type === 'all') next.delete('type');
    else next.set('type', type);
    return next.toString();
  };
  return {
    filter: filters.find(({ value }) => value === params.get('type'))?.value ?? ('all' as Filter),
    onFilter: (type: Filter) => void navigate({ search: searchWith(type) }, { replace: true }),
  };
}
