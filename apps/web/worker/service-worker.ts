import { isRecord } from '@marquee/core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { isArtwork, isHashedFile, isMetadata, isRunTimeSetting, pageKey } from './addresses';
import { forgetTitle } from './forget-title';
import { pressedNotice, readNotice } from './notices';

declare const self: ServiceWorkerGlobalScope;
/** The build's files; inserted by `build/service-worker.ts`. */
declare const PRECACHE: PrecacheEntry[];

const DAY_SEC = 86_400;
/**
 * After this time the copy of an earlier visit is shown, because a title page must not wait for a network that hangs.
 */
const PATIENCE_SEC = 4;

const kept = (maxEntries: number, days: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SEC, purgeOnQuotaError: true }),
];
const on = (matches: (path: string) => boolean, strategy: Strategy) =>
  registerRoute(({ url, sameOrigin }) => sameOrigin && matches(url.pathname), strategy);

cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);

/** Server-rendered pages with their data. They refer to the files of one build, and are deleted with it. */
const PAGES = 'pages';
const METADATA = 'metadata';

/** Forgets what is kept of a title that the site has taken down since. */
const withoutTakenDown = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (response.status === 451)
      await forgetTitle(request.url, await Promise.all([PAGES, METADATA].map((name) => caches.open(name))));
    return response;
  },
};

const byKey = { cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(pageKey(request.url)) };
const pages = new NetworkFirst({ cacheName: PAGES, plugins: [...kept(60, 30), byKey, withoutTakenDown] });

// The server's page is up to date; without a network an earlier copy is shown, or the cached shell, which finds its
// data in the caches below.
registerRoute(
  new NavigationRoute(
    async ({ event, request }) => {
      try {
        return await pages.handle({ event, request });
      } catch {
        return (await matchPrecache('/index.html')) ?? Response.error();
      }
    },
    { allowlist: [/./], denylist: [/^\/(api|healthz|readyz|metrics)(\/|$)/] },
  ),
);

/** The page that installed this worker was loaded before it. */
async function keepOpenPages(): Promise<void> {
  await caches.delete(PAGES);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const cache = await caches.open(PAGES);
  const headers = { Accept: 'text/html' };
  const keep = async (url: string): Promise<void> => {
    const page = await fetch(url, { headers });
    if (page.ok) await cache.put(pageKey(url), page);
  };
  await Promise.allSettled(open.map(({ url }) => keep(url)));
}
self.addEventListener('activate', (event) => event.waitUntil(keepOpenPages()));

on(isHashedFile, new CacheFirst({ cacheName: 'files', plugins: kept(60, 30) }));
on(isArtwork, new CacheFirst({ cacheName: 'pictures', plugins: kept(600, 30) }));
on(
  isMetadata,
  new NetworkFirst({
    cacheName: METADATA,
    networkTimeoutSeconds: PATIENCE_SEC,
    plugins: [...kept(400, 30), withoutTakenDown],
  }),
);
on(
  isRunTimeSetting,
  new NetworkFirst({ cacheName: 'settings', networkTimeoutSeconds: PATIENCE_SEC, plugins: kept(10, 30) }),
);

self.addEventListener('push', (event) => {
  const { title, options } = readNotice(event.data?.text() ?? '', self.location.host);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const press = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const { address, shown } = pressedNotice(notification.data, { open, origin: self.location.origin });
    await (shown ? shown.focus() : self.clients.openWindow(address));
  };
  notification.close();
  event.waitUntil(press());
});

/** Tells the server of the subscription that is in the place of an earlier one. Without that one it would not know whose. */
async function renewSubscription({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  await fetch('/api/users/me/notices/renew', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint: oldSubscription.endpoint, subscription: subscription.toJSON() }),
  });
}
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

// Sent by the page when the visitor accepts the new version.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (isRecord(data) && data.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
