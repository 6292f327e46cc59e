import type { Browser, Page } from 'playwright-core';
import { freshPage } from '../browser';
import type { Product } from '../product';
import { percentile, type Row } from '../row';
import { openBarePage, titlesOf } from './bare-page';
import { installProbe, watchForPaint } from './probe';

/** Debounce of the search after the last key (SEARCH-05). */
const DEBOUNCE_MS = 300;
const QUERIES = 20;

/** The first words of titles from all parts of the list. */
function queriesFrom(titles: readonly string[]): string[] {
  const words = titles.flatMap((title) => /^[a-z]{4,}/i.exec(title)?.[0].toLowerCase() ?? []);
  const distinct = [...new Set(words)];
  const step = Math.max(1, Math.floor(distinct.length / QUERIES));
  return distinct.filter((_, index) => index % step === 0).slice(0, QUERIES);
}

/** From the end of the debounce after the last key to the frame with the results, per query. */
async function typingTimes(page: Page, queries: readonly string[], found: string): Promise<number[]> {
  const field = page.locator('input[type="search"]');
  await field.waitFor();
  await page.evaluate(`document.querySelector('input[type="search"]').addEventListener('input', ({ timeStamp }) => {
    window.feel.lastKey = timeStamp;
  }, { capture: true })`);
  const isThere = `document.querySelector(${JSON.stringify(found)}) !== null`;
  const times: number[] = [];
  for (const query of ['warm up', ...queries]) {
    await field.fill('');
    await page.locator(found).first().waitFor({ state: 'detached' });
    await page.waitForTimeout(DEBOUNCE_MS + 200);
    await field.pressSequentially(query.slice(0, -1), { delay: 20 });
    const result = await watchForPaint(page, isThere, `window.feel.lastKey + ${DEBOUNCE_MS}`);
    await page.keyboard.press(query.slice(-1));
    if (query !== 'warm up') times.push(await result());
    else await page.waitForTimeout(2 * DEBOUNCE_MS);
  }
  return times;
}

/** Typing in the search of the embedded catalogue. */
export async function typingRows(browser: Browser, product: Product): Promise<Row[]> {
  const titles = await titlesOf(product);
  const queries = queriesFrom(titles);
  const ours = await freshPage(browser);
  await installProbe(ours.page);
  await ours.page.goto(product.url, { waitUntil: 'networkidle' });
  await ours.page.getByRole('button', { name: 'Search' }).click();
  const times = await typingTimes(ours.page, queries, 'dialog[open] ul[aria-label="Results"] a[href]');
  await ours.close();

  const bare = await freshPage(browser);
  await installProbe(bare.page);
  await openBarePage(bare.page, product, { titles, waitMs: DEBOUNCE_MS });
  const bareTimes = await typingTimes(bare.page, queries, '#found li');
  await bare.close();

  const row = (what: string, rank: number, goal?: number): Row => ({
    name: `typing in the search: end of the wait to results on screen, ${what}`,
    unit: 'ms',
    value: percentile(times, rank),
    alternative: { name: `Array.filter of ${titles.length} titles in the page`, value: percentile(bareTimes, rank) },
    ...(goal !== undefined && { goal: { atMost: goal } }),
  });
  return [row('median', 50, 50), row('95 %', 95)];
}
