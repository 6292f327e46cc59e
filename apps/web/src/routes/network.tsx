import { networkBySlug, networkHref } from '@marquee/core';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { prefetchNetwork, NetworkPage, networkFilters } from '../features/lists';
import type { PageModule } from '../shared/lib/routing/page-module';
import { MissingPage } from '../shared/ui';
import { Redirect } from '../shared/ui/redirect';

export const prefetch: PageModule['prefetch'] = ({ slug = '' }, dispatch) => {
  const network = networkBySlug(slug);
  if (network) prefetchNetwork(network, dispatch);
};

/** Aliases lead to the canonical address; the tab is the address's `type`, so Back finds it again. */
export function Component() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const network = networkBySlug(slug);
  if (!network) return <MissingPage title="Network Not Found" href="/networks" linkText="Browse networks" />;
  if (network.slug !== slug) return <Redirect to={networkHref(network.slug)} />;
  const filter = networkFilters.find(({ value }) => value === params.get('type'))?.value ?? 'all';
  return (
    <NetworkPage
      network={network}
      filter={filter}
      onFilter={(type) => void navigate({ search: type === 'all' ? '' : `?type=${type}` }, { replace: true })}
    />
  );
}
