import { createLogger } from '@marquee/server';
import { memoryBounds } from '../config';
import { BoundedCaches } from '../lib/bounded-caches';
import { createTmdbService, TmdbHealth } from '../modules/tmdb';
import { fakeCatalogue } from './fake-catalogue';
import type { AccountsTest } from './test-accounts';

interface GatewayOptions {
  test: Pick<AccountsTest, 'siteSettings'>;
  baseUrl: string;
  token: string;
  now: () => number;
}

/** TMDB as another process of the tested site asks it. The caches are to be closed. */
export function createTestGateway({ test, baseUrl, token, now }: GatewayOptions) {
  const logger = createLogger('api', 'silent');
  const caches = new BoundedCaches(memoryBounds.normal.caches);
  const tmdb = createTmdbService({
    settings: { tmdb: { baseUrl, token } },
    tmdbToken: () => token,
    tmdbHealth: new TmdbHealth(now),
    takenDown: test.siteSettings.takenDown,
    catalogue: fakeCatalogue(),
    fetch: globalThis.fetch,
    ...{ now, logger, caches },
  });
  return { tmdb, caches, logger, now };
}
