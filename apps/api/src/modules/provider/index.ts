import type { Router } from 'express';
import type { AvailabilityService } from '../availability';
import { createTitleNames } from './title-names';
import { ProviderClient, type ProviderClientDeps } from './provider-client';
import { providerRoutes, type ProviderRoutesDeps } from './provider.routes';
import { StreamGrants } from './stream-grants';

type ProviderDeps = ProviderClientDeps &
  Pick<ProviderRoutesDeps, 'viewerOf' | 'settings' | 'takenDown'> &
  Parameters<typeof createTitleNames>[0] & {
    secretKey: Uint8Array;
    availability: Pick<AvailabilityService, 'nameOf'>;
  };

/**
 * `/provider`: the stream provider at the site's URL, where the viewer is known. Mounts nothing if browsers reach the
 * provider at its own URL.
 */
export function createProvider(deps: ProviderDeps): Router {
  const { settings, takenDown, viewerOf, secretKey, availability } = deps;
  return providerRoutes({
    settings,
    takenDown,
    viewerOf,
    client: new ProviderClient(deps),
    grants: new StreamGrants(secretKey),
    namesOf: createTitleNames(deps),
    libraryNameOf: (key) => availability.nameOf(key),
  });
}
