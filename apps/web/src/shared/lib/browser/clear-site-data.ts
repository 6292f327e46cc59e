/** Removes everything that this browser keeps for the site: local storage, IndexedDB, caches, service workers. */
export async function clearSiteData(): Promise<void> {
  try {
    window.localStorage.clear();
  } catch {
    // The browser keeps nothing.
  }
  const databases = (await window.indexedDB?.databases?.()) ?? [];
  for (const { name } of databases) if (name) window.indexedDB.deleteDatabase(name);
  const cacheNames = 'caches' in window ? await window.caches.keys() : [];
  await Promise.all(cacheNames.map((name) => window.caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
