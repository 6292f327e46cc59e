import type { Router } from 'express';
import { createTitleNames } from './title-names';
import { ProviderClient, type ProviderClientDeps } from './provider-client';
import { providerRoutes, type ProviderRoutesDeps } from './provider.routes';
import { StreamGrants } from './stream-grants';

type ProviderDeps = ProviderClientDeps &
  Pick<ProviderRoutesDeps, 'viewerOf' | 'settings'> &
  Parameters<typeof createTitleNames>[0] & { secretKey: Uint8Array };

/**
 * `/provider`: the stream provider at the site's own address, which knows who watches; nothing where browsers reach the provider
 * at an address of its own.
 */
export function createProvider(deps: ProviderDeps): Router {
  const { settings, viewerOf, secretKey } = deps;
  return providerRoutes({
    settings,
    viewerOf,
    client: new ProviderClient(deps),
    grants: new StreamGrants(secretKey),
    namesOf: createTitleNames(deps),
  });
}
