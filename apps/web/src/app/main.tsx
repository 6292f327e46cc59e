import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startPwa } from '../features/pwa';
import { env } from '../shared/config/env';
import { createServices } from '../shared/store';
import { createSpecStorage, slots, type Report } from '../shared/store/storage';
import { showToast } from '../shared/ui/toast';
import '../shared/ui/styles/index.css';
import { startPersistence } from './persistence';
import { AppProviders } from './providers';
import { routes } from './router';
import { createAppStore } from './store';

function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Shows a message of the storage, now or later. */
const report: Report = (message, { kind = 'error', durationMs, delayMs = 0 } = {}) => {
  setTimeout(() => showToast({ kind, message, ...(durationMs && { durationMs }) }), delayMs);
};

function start(root: HTMLElement): void {
  const now = () => Date.now();
  const storage = createSpecStorage({ local: localStorageOrNull(), slots, report, now });
  const services = createServices({ fetch: (...request) => window.fetch(...request), now, storage });
  const store = createAppStore(services);
  const router = createBrowserRouter(routes);
  createRoot(root).render(
    <StrictMode>
      <AppProviders store={store}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
  startPersistence(store, storage);
}

/** The worker is fetched after everything that is on screen. */
function openWorker() {
  if (env.isDevelopment || !('serviceWorker' in navigator)) return null;
  return () =>
    new Promise<void>((resolve) => {
      if (document.readyState === 'complete') resolve();
      else window.addEventListener('load', () => resolve(), { once: true });
    })
      .then(() => import('workbox-window'))
      .then(({ Workbox }) => new Workbox('/sw.js'));
}

const root = document.getElementById('root');
if (root) {
  start(root);
  startPwa({
    openWorker: openWorker(),
    reload: () => window.location.reload(),
    isOffline: !navigator.onLine,
    target: window,
  });
}
