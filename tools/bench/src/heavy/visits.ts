import type { Browser, CDPSession, Page } from 'playwright-core';
import { freshPage, openEmptyPage } from '../browser';
import { openTitle, watchUntilFirstFrame } from '../journey';
import type { Product } from '../product';
import type { HeavyEntry } from './person';

const ROWS_AT_ONCE = 1_000;
const QUIET_MS = 2_000;
/** The specified keys of local storage are written after ten seconds of idle time. */
const RESTED_MS = 13_000;
const POLL_MS = 250;
const LONGEST_VISIT_MS = 120_000;
const PLAYED_MS = 20_000;
const SETTLED_MS = 5_000;

/** As text, because the loader that runs this file adds helpers to functions, which the page lacks. */
const PROBE = `
  window.heavy = { longestTaskMs: 0, lastActivity: 0, shownMs: null, clickMs: 0, bytesWritten: 0 };
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      heavy.longestTaskMs = Math.max(heavy.longestTaskMs, duration);
      heavy.lastActivity = Math.max(heavy.lastActivity, startTime + duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (name === 'click') heavy.clickMs = Math.max(heavy.clickMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, ...rest) {
    heavy.bytesWritten += JSON.stringify(value).length;
    return put.call(this, value, ...rest);
  };
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    heavy.bytesWritten += value.length;
    setItem.call(this, key, value);
  };`;

export interface HeavyPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** As stored in the site's database: the entries of a film or of a season are one row. */
function bucketsOf(entries: readonly HeavyEntry[]) {
  const buckets = new Map<string, { name: string; bucket: string; pending: 1; rows: object[] }>();
  for (const { name, ...row } of entries) {
    const bucket = row.key.replace(/^([^/]*(?:\/s\d+)?).*/s, '$1');
    const known = buckets.get(`${name} ${bucket}`) ?? { name, bucket, pending: 1, rows: [] };
    known.rows.push(row);
    buckets.set(`${name} ${bucket}`, known);
  }
  return [...buckets.values()];
}

/** A browser with these entries stored. */
export async function openWith(browser: Browser, product: Product, entries: readonly HeavyEntry[]): Promise<HeavyPage> {
  const { page, cdp, close } = await freshPage(browser, 'block');
  // The site creates the database; the rows are written while the site does not have it open.
  await page.goto(`${product.url}/history`, { waitUntil: 'networkidle' });
  await openEmptyPage(page, product.url);
  const buckets = bucketsOf(entries);
  for (let from = 0; from < buckets.length; from += ROWS_AT_ONCE) {
    const rows = JSON.stringify(buckets.slice(from, from + ROWS_AT_ONCE));
    await page.evaluate(`new Promise((resolve, reject) => {
      const opening = indexedDB.open('marquee');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('buckets', 'readwrite');
        for (const row of ${rows}) transaction.objectStore('buckets').put(row);
        transaction.oncomplete = () => { opening.result.close(); resolve(); };
        transaction.onabort = reject;
      };
    })`);
  }
  await page.addInitScript(PROBE);
  return { page, cdp, close };
}

/** Waits until the work that a visit triggers is done, and there has been no long task for a while. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForTimeout(RESTED_MS);
  const isQuiet = `performance.now() - heavy.lastActivity > ${QUIET_MS}`;
  while (!(await page.evaluate<boolean>(isQuiet))) await page.waitForTimeout(POLL_MS);
}

export interface HeavyVisit {
  /** From the navigation to the frame with the target. */
  shownMs: number;
  /** To the end of the last long task. */
  idleMs: number;
  longestTaskMs: number;
}

/** A full load of the page until it shows the selected element and is quiet. */
export async function visit({ page, cdp }: HeavyPage, url: string, rate: number, shown: string): Promise<HeavyVisit> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor({ timeout: LONGEST_VISIT_MS });
  const shownMs = await page.evaluate<number>('performance.now()');
  await untilQuiet(page);
  const { longestTaskMs, lastActivity } = await page.evaluate<{ longestTaskMs: number; lastActivity: number }>('heavy');
  return { shownMs, idleMs: Math.max(shownMs, lastActivity), longestTaskMs };
}

/** From clicking a card's bookmark to the next frame, and the data that it writes. */
export async function toggle({ page }: HeavyPage): Promise<{ paintMs: number; bytesWritten: number }> {
  await page.evaluate('heavy.clickMs = 0; heavy.bytesWritten = 0');
  const button = page.locator('main article button[aria-pressed]').first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(`({ paintMs: heavy.clickMs, bytesWritten: heavy.bytesWritten })`);
}

/** The longest task and the written data during playback of the demo film, from five seconds after its first frame. */
export async function play(
  { page, cdp }: HeavyPage,
  product: Product,
  rate: number,
): Promise<{ longestTaskMs: number; bytesWritten: number }> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await openTitle(page, product);
  await watchUntilFirstFrame(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate('heavy.longestTaskMs = 0; heavy.bytesWritten = 0');
  await page.waitForTimeout(PLAYED_MS);
  return page.evaluate('({ longestTaskMs: heavy.longestTaskMs, bytesWritten: heavy.bytesWritten })');
}

/** Megabytes of the JavaScript heap after garbage collection. */
export async function heapMb({ cdp }: HeavyPage): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
