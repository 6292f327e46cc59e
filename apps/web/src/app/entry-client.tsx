import { chooseSiteLanguage, readSetting } from '@marquee/core';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { waitForUserIdle, startPwa } from '../features/pwa';
import { env } from '../shared/config/env';
import { prefersReducedData } from '../shared/lib/browser/prefers-reduced-data';
import { loadLanguage } from '../shared/i18n';
import { rememberVisit } from '../shared/lib/feed/visit';
import { listenToBack } from '../shared/lib/interaction/use-layer';
import { loadChunk } from '../shared/lib/loading/load-chunk';
import { onIdle } from '../shared/lib/timing/on-idle';
import { createServices } from '../shared/store';
import { createRecords } from '../shared/store/collections';
import { activeProfile, createProfileStorage } from '../shared/store/profiles';
import { selectSettings } from '../shared/store/settings';
import { createStorageAdapter, slots, type Report } from '../shared/store/storage';
import { showToast } from '../shared/ui/toast';
import '../shared/ui/styles/index.css';
import { App } from './app';
import { ignoreDoubleClicks } from './ignore-double-clicks';
import { prefetchOnIntent } from './prefetch-on-intent';
import { createRoot, hydrateRoot } from './react-root';
import { replayPresses, unlessLeaving } from './replay-early-presses';
import { pageAt } from './router';
import { readSsrState } from './ssr-state';
import { createAppStore } from './store';
import { limitTrustedTypes } from './trusted-types';

function localStorageOrNull() {
  try {
    return createProfileStorage(window.localStorage);
  } catch {
    return null;
  }
}

/** Shows a message of the storage, now or later; once, however many of its parts find the same. */
const report: Report = (message, { kind = 'error', durationMs, delayMs = 0 } = {}) => {
  setTimeout(() => showToast({ kind, message, topic: message, ...(durationMs && { durationMs }) }), delayMs);
};

/** Hydration that takes longer than this shares the processor with what waits for its end. */
const HYDRATION_MS = 3000;

/** Hydrates what the server rendered; resolves when the browser is idle again, or the visitor presses something that is to be stored. */
async function hydrate(root: HTMLElement, app: ReactNode): Promise<void> {
  // A page whose module cannot be had says so itself.
  await pageAt(window.location.pathname)
    ?.preload()
    .catch(() => undefined);
  await unlessLeaving();
  const early = window.earlyPresses;
  early?.stop();
  startTransition(() => {
    hydrateRoot(root, app);
  });
  if (early) replayPresses(early, root);
  await new Promise<void>((resolve) => {
    onIdle(resolve, HYDRATION_MS);
    window.addEventListener('click', () => resolve(), { once: true });
  });
}

async function start(root: HTMLElement): Promise<void> {
  // The inline script of the page has chosen it.
  await loadLanguage(chooseSiteLanguage({ chosen: document.documentElement.lang }));
  const now = () => Date.now();
  const local = localStorageOrNull();
  const storage = createStorageAdapter({ local, slots, report, now });
  const records = createRecords(undefined, activeProfile(local));
  // The inline script of the page finds settings that the server did not render with.
  const { dataset } = document.documentElement;
  const services = createServices({
    fetch: (...request) => window.fetch(...request),
    now,
    storage,
    records,
    contentFilter: readSetting('contentFilter', dataset.contentFilter),
    rule: dataset.rule ?? null,
  });

  const ssr = dataset.own === undefined ? readSsrState(document) : null;
  if (ssr?.visit !== undefined) rememberVisit(ssr.visit);
  const store = createAppStore(services, ssr?.state);
  const app = (
    <StrictMode>
      <App
        store={store}
        {...(ssr && { ssrPage: ssr, ssrState: store.getState() })}
        router={(routed) => <BrowserRouter>{routed}</BrowserRouter>}
      />
    </StrictMode>
  );
  const savesData = () => selectSettings(store.getState()).dataSaver || prefersReducedData();
  listenToBack();
  ignoreDoubleClicks();
  prefetchOnIntent({ dispatch: store.dispatch, savesData });
  if (ssr) await hydrate(root, app);
  else {
    root.textContent = '';
    delete dataset.own;
    createRoot(root).render(app);
  }
  // What is stored in this browser is not what the server rendered with. React would cope, but do everything twice.
  const { startLayers, startPersistence } = await loadChunk(() => import('./after-hydration'), 'requested');
  startLayers();
  startPersistence(store, { storage, records, local, report, now });
  dataset.hydrated = '';
}

const WORKER_WAITS = { quietMs: 3000, longestMs: 60_000 };

/** What the worker prefetches would share the line and the processor with what the visitor came for. */
function openWorker(hydrated: Promise<void>) {
  if (env.isDevelopment || !('serviceWorker' in navigator)) return null;
  return async () => {
    await hydrated;
    await waitForUserIdle({ target: window, ...WORKER_WAITS });
    const { Workbox } = await loadChunk(() => import('workbox-window'));
    return new Workbox('/sw.js');
  };
}

limitTrustedTypes(window);
const root = document.getElementById('root');
if (root) {
  startPwa({
    openWorker: openWorker(start(root)),
    reload: () => window.location.reload(),
    isOffline: !navigator.onLine,
    target: window,
  });
}
