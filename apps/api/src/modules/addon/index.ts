import type { Router } from 'express';
import type { PrismaDatabase } from '../../db';
import { EntriesRepository } from '../sync';
import { addonRoutes, type AddonRoutesDeps } from './addon.routes';
import { AddonService, type AddonServiceDeps } from './addon.service';
import { PlayTickets } from './play-tickets';

type AddonDeps = Omit<AddonRoutesDeps, 'tickets' | 'addon'> &
  Omit<AddonServiceDeps, 'entries'> & { database: PrismaDatabase; secretKey: Uint8Array; now: () => number };

/** `/addon`: the library and a profile's lists for Stremio. */
export function createAddon(deps: AddonDeps): Router {
  const entries = new EntriesRepository(deps.database.prisma);
  return addonRoutes({
    ...deps,
    tickets: new PlayTickets(deps.secretKey, deps.now),
    addon: new AddonService({ ...deps, entries }),
  });
}
