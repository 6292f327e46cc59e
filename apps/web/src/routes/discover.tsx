import { networkBySlug } from '@marquee/core';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DiscoverPage, discoverLists, discoverTypes, type DiscoverChoice } from '../features/lists';

/** Tab, type and service are part of the URL. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choice: DiscoverChoice = {
    list: discoverLists.find(({ value }) => value === params.get('list'))?.value ?? 'trending',
    type: discoverTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
    service: networkBySlug(params.get('service') ?? ''),
  };
  // The last choice may not be rendered yet, and must be preserved by the next one.
  const chosen = useRef<DiscoverChoice | null>(null);
  useEffect(() => {
    chosen.current = null;
  }, [params]);
  const change = (changed: Partial<DiscoverChoice>) => {
    chosen.current = { ...choice, ...chosen.current, ...changed };
    const { list, type, service } = chosen.current;
    const next = new URLSearchParams(params);
    next.set('list', list);
    next.set('type', type);
    if (service) next.set('service', service.slug);
    else next.delete('service');
    void navigate({ search: `?${next.toString()}` }, { replace: true });
  };
  return <DiscoverPage choice={choice} onChange={change} />;
}
