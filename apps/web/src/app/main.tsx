import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { waitForUserIdle, startPwa } from '../features/pwa';
import { env } from '../shared/config/env';
import { prefersReducedData } from '../shared/lib/browser/prefers-reduced-data';
import { createFirstPage, type FirstPage } from '../shared/lib/first-page';
import { createServices } from '../shared/store';
import { selectSettings } from '../shared/store/settings.slice';
import { createSpecStorage, slots, type Report } from '../shared/store/storage';
import { showToast } from '../shared/ui/toast';
import '../shared/ui/styles/index.css';
import { App } from './app';
import { readFirstState } from './first-state';
import { startPersistence } from './persistence';
import { prefetchOnIntent } from './prefetch-on-intent';
import { createRoot, hydrateRoot } from './react-root';
import { replayEarlyInput, unlessLeaving } from './replay-early-input';
import { pageAt } from './router';
import { createAppStore } from './store';
import { limitTrustedTypes } from './trusted-types';

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

/** Lets the browser draw and the visitor act: what starts the app comes in pieces, none of which is long. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(root: HTMLElement, onOwn: () => void): Promise<void> {
  const now = () => Date.now();
  const storage = createSpecStorage({ local: localStorageOrNull(), slots, report, now });
  const services = createServices({ fetch: (...request) => window.fetch(...request), now, storage });

  // What the visitor set differs from what the server drew with (the inline script of index.html looks for it).
  const { dataset } = document.documentElement;
  const first = dataset.own === undefined ? readFirstState(document) : null;
  const store = createAppStore(services, first?.state);
  const begin = () => void startPersistence(store, storage);
  const draw = (firstPage?: FirstPage) => (
    <StrictMode>
      <App
        store={store}
        {...(firstPage && { firstPage, firstState: store.getState() })}
        router={(routed) => <BrowserRouter>{routed}</BrowserRouter>}
      />
    </StrictMode>
  );
  if (first) {
    await breathe();
    // Where it cannot be had the page says so itself.
    await pageAt(window.location.pathname)
      ?.preload()
      .catch(() => undefined);
    // Stored data is read once the page is the browser's own: before, it would not be the one that the server drew.
    const firstPage = createFirstPage(first);
    firstPage.whenOver(() => {
      delete dataset.drawn;
      // A moment each: what else waited for this comes first, and stored data has been read when input is replayed.
      void breathe()
        .then(begin)
        .then(breathe)
        .then(() => replayEarlyInput(root));
      onOwn();
    });
    for (const type of ['pointerdown', 'keydown', 'click'])
      window.addEventListener(type, firstPage.hurry, { once: true, capture: true });
    await breathe();
    await unlessLeaving();
    // From here on React itself hears what is done on the page, hydrated or not.
    window.earlyInput?.stop();
    hydrateRoot(root, draw(firstPage));
  } else {
    root.textContent = '';
    delete dataset.own;
    delete dataset.drawn;
    createRoot(root).render(draw());
    begin();
    onOwn();
  }
  const savesData = () => selectSettings(store.getState()).dataSaver || prefersReducedData();
  prefetchOnIntent({ dispatch: store.dispatch, savesData });
}

const WORKER_WAITS = { quietMs: 3000, longestMs: 60_000 };

/** What the worker fetches ahead would share the line and the processor with what the visitor came for. */
function openWorker(isOwn: Promise<void>) {
  if (env.isDevelopment || !('serviceWorker' in navigator)) return null;
  return async () => {
    await isOwn;
    await waitForUserIdle({ target: window, ...WORKER_WAITS });
    const { Workbox } = await import('workbox-window');
    return new Workbox('/sw.js');
  };
}

limitTrustedTypes(window);
const root = document.getElementById('root');
if (root) {
  startPwa({
    openWorker: openWorker(new Promise<void>((resolve) => void start(root, resolve))),
    reload: () => window.location.reload(),
    isOffline: !navigator.onLine,
    target: window,
  });
}
