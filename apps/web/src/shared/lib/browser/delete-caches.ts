/** Cache of the service worker with rendered pages, whose content depends on who looks. */
export const PAGES_CACHE = 'pages';
/** Caches of the service worker whose URLs do not depend on who looks. */
export const SHARED_CACHES = ['pictures', 'metadata', 'settings'];

/** Where there are none, as on plain http, or one cannot be deleted, the page goes on. */
export async function deleteCaches(names: readonly string[]): Promise<void> {
  if ('caches' in window) await Promise.allSettled(names.map((name) => window.caches.delete(name)));
}
