import { t } from '@lingui/core/macro';
import { networkBySlug, networkHref } from '@marquee/core';
import { useParams } from 'react-router-dom';
import { prefetchNetwork, NetworkPage, titleFilters } from '../features/lists';
import type { PageModule } from '../shared/lib/routing/page-module';
import { useTypeParam } from '../shared/lib/routing/use-type-param';
import { MissingPage } from '../shared/ui';
import { Redirect } from '../shared/ui/redirect';

export const prefetch: PageModule['prefetch'] = ({ slug = '' }, dispatch) => {
  const network = networkBySlug(slug);
  if (network) prefetchNetwork(network, dispatch);
};

/** Redirects aliases to the canonical URL. */
export function Component() {
  const { slug = '' } = useParams();
  const choice = useTypeParam(titleFilters);
  const network = networkBySlug(slug);
  if (!network) return <MissingPage title={t`Network Not Found`} href="/networks" linkText={t`Browse networks`} />;
  if (network.slug !== slug) return <Redirect to={networkHref(network.slug)} />;
  return <NetworkPage network={network} {...choice} />;
}
