import { networkBySlug } from '@marquee/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DiscoverPage, discoverLists, discoverTypes, type DiscoverChoice } from '../features/discover';

/** Tab, type and service are in the address. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choice: DiscoverChoice = {
    list: discoverLists.find(({ value }) => value === params.get('list'))?.value ?? 'trending',
    type: discoverTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
    service: networkBySlug(params.get('service') ?? ''),
  };
  const change = ({ list, type, service }: DiscoverChoice) => {
    const next = new URLSearchParams({ list, type, ...(service && { service: service.slug }) });
    void navigate({ search: `?${next.toString()}` }, { replace: true, preventScrollReset: true });
  };
  return <DiscoverPage choice={choice} onChange={change} />;
}
