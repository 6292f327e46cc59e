import { chooseSiteLanguage, readSetting } from '@marquee/core';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { waitForUserIdle, startPwa } from '../features/pwa';
import { env } from '../shared/config/env';
import { prefersReducedData } from '../shared/lib/browser/prefers-reduced-data';
import { loadLanguage } from '../shared/i18n';
import { rememberVisit } from '../shared/lib/feed/visit';
import { startLayers } from '../shared/lib/interaction/layers';
import { loadChunk } from '../shared/lib/loading/load-chunk';
import { onIdle } from '../shared/lib/timing/on-idle';
import { activeProfile } from '../shared/store/profiles';
import { selectSettings } from '../shared/store/settings';
import type { Report } from '../shared/store/storage';
import { showToast } from '../shared/ui/toast';
import '../shared/ui/styles/index.css';
import { App } from './app';
import { ignoreDoubleClicks } from './ignore-double-clicks';
import { prefetchOnIntent } from './prefetch-on-intent';
import { openStore } from './open-store';
import { createRoot, hydrateRoot } from './react-root';
import { reportOutages } from './report-outages';
import { replayPresses, unlessLeaving } from './replay-early-presses';
import { pageAt } from './router';
import { readSsrState } from './ssr-state';
import { limitTrustedTypes } from './trusted-types';

/** Shows a message about storage, once the toasts are loaded; equal messages are shown once. */
const report: Report = (message, { kind = 'error', durationMs, delayMs = 0 } = {}) => {
  setTimeout(() => showToast({ kind, message, topic: message, ...(durationMs && { durationMs }) }), delayMs);
};

/** If hydration takes longer, work that waits for it starts anyway. */
const HYDRATION_MS = 3000;

/**
 * Hydrates the server-rendered markup. Resolves when the browser is idle again, or as soon as the visitor does
 * something that has to be stored.
 */
async function hydrate(root: HTMLElement, app: ReactNode): Promise<void> {
  // If its module cannot be loaded, the page shows that itself.
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
  // The page's inline script has set it.
  await loadLanguage(chooseSiteLanguage({ chosen: document.documentElement.lang }));
  const { dataset } = document.documentElement;
  const ssr = dataset.clientRendered === undefined ? readSsrState(document) : null;
  if (ssr?.visit !== undefined) rememberVisit(ssr.visit);
  const { store, persistence } = openStore(activeProfile(), {
    fetch: reportOutages((...request) => window.fetch(...request), report),
    now: () => Date.now(),
    report,
    // The page's inline script detects settings that differ from those the server rendered with.
    contentFilter: readSetting('contentFilter', dataset.contentFilter),
    state: ssr?.state,
  });
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
  startLayers();
  ignoreDoubleClicks();
  prefetchOnIntent({ dispatch: store.dispatch, savesData });
  if (ssr) await hydrate(root, app);
  else {
    root.textContent = '';
    delete dataset.clientRendered;
    createRoot(root).render(app);
  }
  // The stored data differs from the state the server rendered with. Loading it earlier would make React render
  // everything twice.
  const { startPersistence } = await loadChunk(() => import('./persistence'), 'requested');
  startPersistence(store, persistence);
  dataset.hydrated = '';
}

const WORKER_WAITS = { quietMs: 3000, longestMs: 60_000 };

/** The worker's prefetching would compete for bandwidth and processor time with the page. */
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
