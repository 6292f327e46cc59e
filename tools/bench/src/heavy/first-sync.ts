import type { Browser, CDPSession, Page } from 'playwright-core';
import { freshPage } from '../browser';
import type { Product } from '../product';
import type { HeavyPage } from './visits';

const PASSWORD = 'a long bench password';
const LONGEST_PUSH_MS = 15 * 60_000;
const LONGEST_PULL_MS = 60_000;
const SETTLED_MS = 5_000;

/** Rows of the site's database, each of which contains the entries of a film or of a season. */
const countBuckets = (page: Page, pendingOnly: boolean): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('marquee');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const store = opening.result.transaction('buckets').objectStore('buckets');
      const counting = ${pendingOnly} ? store.index('pending').count() : store.count();
      counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
    };
  })`);

async function until(isTrue: () => Promise<boolean>, longestMs: number, everyMs: number, what: string): Promise<void> {
  const started = Date.now();
  while (!(await isTrue())) {
    if (Date.now() - started > longestMs) throw new Error(`${what} took longer than ${longestMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/**
 * Signs up in the browser with the entries, and waits until the server has stored them all; its rate limits make this
 * slow.
 *
 * @returns the number of rows in the database
 */
export async function pushAll({ page }: HeavyPage, product: Product, username: string): Promise<number> {
  await page.goto(`${product.url}/signup`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL(/\/account/);
  await until(async () => (await countBuckets(page, true)) === 0, LONGEST_PUSH_MS, 1_000, 'the first push');
  return countBuckets(page, false);
}

/** Bytes sent and received for a bookmark, including response headers. */
async function oneChange(page: Page, cdp: CDPSession, product: Product): Promise<number> {
  await page.goto(`${product.url}/movies`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const syncs = new Set<string>();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.endsWith('/api/sync')) return;
    syncs.add(requestId);
    bytes += request.postData?.length ?? 0;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (syncs.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await page.locator('main article button[aria-pressed]').first().click();
  await page.waitForTimeout(SETTLED_MS);
  return bytes;
}

/** Milliseconds from logging in on another device until its database has as many rows; then the cost of one change. */
export async function pullAll(
  browser: Browser,
  product: Product,
  username: string,
  buckets: number,
): Promise<{ tookMs: number; changeBytes: number }> {
  const { page, cdp, close } = await freshPage(browser, 'block');
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const started = Date.now();
  await page.getByRole('button', { name: 'Login' }).click();
  await until(async () => (await countBuckets(page, false)) >= buckets, LONGEST_PULL_MS, 50, 'the first pull');
  const tookMs = Date.now() - started;
  const changeBytes = await oneChange(page, cdp, product);
  await close();
  return { tookMs, changeBytes };
}
