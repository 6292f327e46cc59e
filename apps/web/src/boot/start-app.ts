import { keepEarlyPresses } from './early-presses';
import { listenToDialogs } from './dialogs';
import { loadFont } from './load-font';
import { listenToShortcutKeys } from './shortcut-keys';

/*
 * Runs at the end of every page. On a server-rendered page it loads the app and the font once the visible pictures are
 * loaded or the visitor interacts.
 */

/** Id of the data block that lists the page's modules (src/app/server/document.ts). */
const MODULES_ID = 'ssr-modules';
/** The app starts after this time at the latest. */
const LONGEST_MS = 3000;

interface Modules {
  entry: string;
  preload: string[];
  /** The entry's libraries, in the order of their dependencies. */
  libraries: string[];
}

const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));
const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}

async function startApp({ entry, preload: addresses, libraries }: Modules): Promise<void> {
  addresses.forEach(preload);
  // One by one, so that the browser can respond in between. The entry module reports failures.
  for (const library of libraries) {
    await load(library).catch(() => undefined);
    await yieldToMain();
  }
  await load(entry);
}

function startWhenSeen(start: () => void): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'wheel'])
    addEventListener(type, start, { once: true, passive: true });
  // Loading scripts and a font before the first paint would delay it.
  const startAfterPaint = () => {
    if (performance.getEntriesByName('first-contentful-paint').length > 0) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint, { once: true });
  setTimeout(start, LONGEST_MS);
}

listenToShortcutKeys();
listenToDialogs();
const block = document.getElementById(MODULES_ID);
if (block) {
  const modules = JSON.parse(block.textContent) as Modules;
  window.earlyPresses = keepEarlyPresses();
  let isStarted = false;
  // Until then the server's markup remains.
  const startAgain = () => {
    addEventListener('online', () => void startApp(modules).catch(startAgain), { once: true });
  };
  startWhenSeen(() => {
    if (isStarted) return;
    isStarted = true;
    loadFont();
    void startApp(modules).catch(startAgain);
  });
}
