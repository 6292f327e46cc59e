/** Deletes everything that the site has stored in this browser: local storage, IndexedDB, caches, service workers. */
export async function clearSiteData(): Promise<void> {
  try {
    window.localStorage.clear();
  } catch {
    // The browser provides no storage.
  }
  // Plain HTTP and older browsers have only some of these.
  const browser: { indexedDB?: Partial<IDBFactory> } = window;
  const databases = (await browser.indexedDB?.databases?.()) ?? [];
  for (const { name } of databases) if (name) window.indexedDB.deleteDatabase(name);
  const cacheNames = 'caches' in window ? await window.caches.keys() : [];
  await Promise.all(cacheNames.map((name) => window.caches.delete(name)));
  const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
