import { networkBySlug } from '@marquee/core';
import { DiscoverPage, discoverLists, discoverTypes, trendingWindows, type DiscoverChoice } from '../features/lists';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';

const readChoice = (params: URLSearchParams): DiscoverChoice => ({
  list: discoverLists.find(({ value }) => value === params.get('list'))?.value ?? 'trending',
  type: discoverTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
  service: networkBySlug(params.get('service') ?? ''),
  window: trendingWindows.find(({ value }) => value === params.get('window'))?.value ?? 'day',
});

/** Tab, type and service are part of the URL. */
export function Component() {
  const [params, edit] = useLatestSearchParams();
  const change = (changed: Partial<DiscoverChoice>) =>
    edit((now) => {
      const { list, type, service, window } = { ...readChoice(now), ...changed };
      now.set('list', list);
      now.set('type', type);
      if (service) now.set('service', service.slug);
      else now.delete('service');
      if (window === 'week') now.set('window', window);
      else now.delete('window');
      return now;
    });
  return <DiscoverPage choice={readChoice(params)} onChange={change} />;
}
