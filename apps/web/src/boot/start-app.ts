import { keepEarlyPresses } from './early-presses';
import { listenToDialogs } from './dialogs';
import { loadFont } from './load-font';
import { listenToShortcutKeys } from './shortcut-keys';

/*
 * Runs at the end of every page. Of a page that the server rendered it starts the app, and fetches the font, when the pictures on
 * screen are there or the visitor does something.
 */

/** Id of the data block with the modules of the page (src/app/server/document.ts). */
const MODULES_ID = 'ssr-modules';
/** Then the app starts in any case. */
const LONGEST_MS = 3000;

interface Modules {
  entry: string;
  preload: string[];
  /** What the entry stands on, in the order in which they need each other. */
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
  // One by one, so that the browser answers in between. What cannot be had the entry itself will miss.
  for (const library of libraries) {
    await load(library).catch(() => undefined);
    await yieldToMain();
  }
  await load(entry);
}

function startWhenSeen(start: () => void): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'wheel'])
    addEventListener(type, start, { once: true, passive: true });
  // Scripts and a font that come before the first paint share the line and the processor with it.
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
  // What the server rendered stands until then.
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
