import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '@marquee/tooling/chromium';

export async function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('The benchmark needs Chromium: install one or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: [...chromiumFlags, '--autoplay-policy=no-user-gesture-required'] });
}

/** A page in a new context: empty caches, empty storage. Service workers are disabled if responses are replaced. */
export async function freshPage(
  browser: Browser,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

/** A blank page on the site's origin without the site's content: its policies forbid what the alternatives do. */
export async function openEmptyPage(page: Page, siteUrl: string): Promise<void> {
  const address = `${siteUrl}/an-empty-page`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(address);
}

/** Network conditions for everything that the page fetches. */
export interface Network {
  name: string;
  bitsPerSecond: number;
  latencyMs: number;
}

export async function throttle(cdp: CDPSession, { bitsPerSecond, latencyMs }: Network): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
}

/** Counts the transferred (compressed) bytes of scripts from now on. */
export async function countScriptBytes(cdp: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return () => bytes;
}
