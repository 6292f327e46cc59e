import type { Browser, Page } from 'playwright-core';
import { freshPage } from '../browser';
import type { Product } from '../product';
import { percentile, type Row } from '../row';
import { installProbe, watchForPaint } from './probe';

const ROUNDS = 6;
const GOAL_MS = 100;
/** Time between hovering and pressing. */
const HOVER_MS = 150;

const kinds = ['home to a title', 'a title back to home', 'home to a category', 'a category to a title'] as const;
type Kind = (typeof kinds)[number];
/** Milliseconds of each visit. */
type Times = Record<Kind, number[]>;
/** Visited URLs. */
type Visited = Record<Kind, string[]>;

const none = <Value>(): Record<Kind, Value[]> => ({
  'home to a title': [],
  'a title back to home': [],
  'home to a category': [],
  'a category to a title': [],
});

/** Whether the page shows its heading and its content has loaded. */
const shows = (heading: string, content = 'h1'): string => `(() => {
  const main = document.querySelector('main');
  const h1 = main?.querySelector('h1');
  const text = h1?.querySelector('img')?.alt ?? h1?.textContent ?? '';
  return text.trim() === ${JSON.stringify(heading)} && main.querySelector(${JSON.stringify(content)}) !== null;
})()`;

/** Milliseconds from pressing the link to the frame with the new page's first content. */
async function follow(page: Page, link: string, index: number, isThere: string): Promise<number> {
  const target = page.locator(link).nth(index);
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(`addEventListener('click', ({ timeStamp }) => { window.feel.pressed = timeStamp; },
    { capture: true, once: true })`);
  const time = await watchForPaint(page, isThere, 'window.feel.pressed');
  await target.click();
  return settle(page, await time());
}

/** Waits until the page's further requests have finished. */
async function settle(page: Page, time: number): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return time;
}

async function back(page: Page, isThere: string): Promise<number> {
  const time = await watchForPaint(page, isThere, 'window.feel.pressed');
  await page.evaluate('window.feel.pressed = performance.now(); history.back()');
  return settle(page, await time());
}

const cards = 'main article h3 a[href]';
const categories = ['Drama', 'Comedy', 'Action', 'Horror', 'Crime', 'Thriller', 'Western'];

/**
 * In one visit, another title and another category in each round; the first round, in which code is loaded, does not
 * count.
 */
async function visitByLinks(page: Page, product: Product): Promise<{ times: Times; visited: Visited }> {
  const times = none<number>();
  const visited = none<string>();
  await page.goto(product.url, { waitUntil: 'networkidle' });
  const siteName = (await page.locator('main h1').textContent()) ?? '';
  for (let round = 0; round <= ROUNDS; round += 1) {
    const note = (kind: Kind, time: number) => {
      if (round === 0) return;
      times[kind].push(time);
      visited[kind].push(page.url());
    };
    const nameOf = async () => ((await page.locator(cards).nth(round).textContent()) ?? '').trim();
    note('home to a title', await follow(page, cards, round, shows(await nameOf())));
    note('a title back to home', await back(page, shows(siteName, cards)));
    const category = categories[round] ?? 'Drama';
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('link', { name: 'Movies' }).hover();
    const link = `nav[aria-label="Menus"] a[href*="/categories/${category.toLowerCase()}"]`;
    await page.locator(link).waitFor();
    note('home to a category', await follow(page, link, 0, shows(category, cards)));
    note('a category to a title', await follow(page, cards, round, shows(await nameOf())));
    await follow(page, 'header a[href="/"]', 0, shows(siteName, cards));
  }
  return { times, visited };
}

/** First paints of the same pages as full loads, with the site's files in the browser's cache. */
async function visitByLoading(page: Page, product: Product, visited: Visited): Promise<Times> {
  const times = none<number>();
  await page.goto(product.url, { waitUntil: 'networkidle' });
  for (const kind of kinds) {
    for (const url of visited[kind]) {
      await page.goto(url, { waitUntil: 'networkidle' });
      times[kind].push(
        await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
      );
    }
  }
  return times;
}

/** Warm navigation between pages by links that are hovered before they are pressed. */
export async function navigationRows(browser: Browser, product: Product): Promise<Row[]> {
  const ours = await freshPage(browser);
  await installProbe(ours.page);
  const { times, visited } = await visitByLinks(ours.page, product);
  await ours.close();
  const loading = await freshPage(browser);
  const loaded = await visitByLoading(loading.page, product, visited);
  await loading.close();
  return kinds.map((kind) => ({
    name: `${kind}: press to first content, median`,
    unit: 'ms',
    value: percentile(times[kind], 50),
    goal: { atMost: GOAL_MS },
    alternative: { name: 'the same page loaded whole, first paint', value: percentile(loaded[kind], 50) },
  }));
}
