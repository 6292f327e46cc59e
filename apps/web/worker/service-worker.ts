import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { isArtwork, isHashedFile, isMetadata, isRunTimeSetting } from './addresses';

declare const self: ServiceWorkerGlobalScope;
/** The build's files; `build/service-worker.ts` puts them in. */
declare const PRECACHE: PrecacheEntry[];

const DAY_SEC = 86_400;
/** After this the copy of an earlier visit is shown; a title page must not wait for a network that hangs. */
const PATIENCE_SEC = 4;

const kept = (maxEntries: number, days: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SEC, purgeOnQuotaError: true }),
];
const on = (matches: (path: string) => boolean, strategy: Strategy) =>
  registerRoute(({ url, sameOrigin }) => sameOrigin && matches(url.pathname), strategy);

cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);

// The server's page is the fresh one; without a network the kept shell opens and finds its data in the caches below.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return (await matchPrecache('/index.html')) ?? Response.error();
      }
    },
    { allowlist: [/./], denylist: [/^\/(api|healthz|readyz|metrics)(\/|$)/] },
  ),
);
on(isHashedFile, new CacheFirst({ cacheName: 'files', plugins: kept(60, 30) }));
on(isArtwork, new CacheFirst({ cacheName: 'pictures', plugins: kept(600, 30) }));
on(
  isMetadata,
  new NetworkFirst({ cacheName: 'metadata', networkTimeoutSeconds: PATIENCE_SEC, plugins: kept(400, 30) }),
);
on(
  isRunTimeSetting,
  new NetworkFirst({ cacheName: 'settings', networkTimeoutSeconds: PATIENCE_SEC, plugins: kept(10, 30) }),
);

// The page asks for it when the visitor agrees to the new version.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
