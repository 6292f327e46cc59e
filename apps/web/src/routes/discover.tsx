import { networkBySlug } from '@marquee/core';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DiscoverPage, discoverLists, discoverTypes, type DiscoverChoice } from '../features/lists';

/** Tab, type and service are in the address. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choice: DiscoverChoice = {
    list: discoverLists.find(({ value }) => value === params.get('list'))?.value ?? 'trending',
    type: discoverTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
    service: networkBySlug(params.get('service') ?? ''),
  };
  // What was chosen a moment ago may not be drawn yet, and is kept by the next choice.
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
