import type { Browser, CDPSession, Page } from 'playwright-core';
import { freshPage, openEmptyPage } from '../browser';
import type { Product } from '../product';
import { percentile, type Row } from '../row';

const CARDS = 5000;
const PER_PAGE = 20;
/** Films and series alternate, so half of the pages are of each. */
const PAGES = CARDS / PER_PAGE / 2;
const SLOWDOWN = 4;
const FRAMES = 240;
/** CSS pixels per frame: 2,400 per second, a brisk swipe. */
const STEP = 40;
const START = 40_000;

interface Listed {
  results: { id: number; poster_path: string | null; title?: string; name?: string }[];
}

async function listOf({ url }: Product, type: 'movie' | 'tv'): Promise<Listed['results']> {
  const answer = await fetch(`${url}/api/tmdb/3/discover/${type}`);
  return ((await answer.json()) as Listed).results;
}

/** Extends a category to 5,000 titles by repeating its first page with other ids. */
async function lengthen(page: Page, product: Product): Promise<void> {
  const lists = { movie: await listOf(product, 'movie'), tv: await listOf(product, 'tv') };
  await page.route('**/api/tmdb/3/discover/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const number = Number(searchParams.get('page') ?? 1);
    const list = lists[pathname.endsWith('/tv') ? 'tv' : 'movie'].slice(0, PER_PAGE);
    const results = list.map((item, index) => ({ ...item, id: 1000 + number * PER_PAGE + index }));
    return route.fulfill({
      json: { page: number, total_pages: PAGES, total_results: PAGES * PER_PAGE, results },
    });
  });
}

/** Scrolls to the end of the list until there is no more to load. */
async function loadAll(page: Page): Promise<void> {
  for (let jumps = 0; jumps < 10 * PAGES; jumps += 1) {
    const size = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize');
    });
    if (size === String(CARDS)) return;
    await page.waitForTimeout(40);
  }
  throw new Error(`the list did not reach ${CARDS} cards`);
}

/** The same cards as one plain list. */
async function openPlain(page: Page, product: Product): Promise<void> {
  const posters = (await listOf(product, 'movie')).map(({ poster_path: path, title }) => ({ path, title }));
  await openEmptyPage(page, product.url);
  await page.evaluate(
    ([count, items]) => {
      const cards = Array.from({ length: count }, (_, index) => {
        const { path, title = '' } = items[index % items.length] ?? {};
        return `<li><article><a href="#${index}"><img loading="lazy" width="200" height="300" alt=""
          src="/img/w342${path ?? ''}"><h3>${title}</h3></a><p>2020</p><button>Bookmark</button></article></li>`;
      });
      document.body.innerHTML = `<ul style="display:grid;grid-template-columns:repeat(6,1fr)">${cards.join('')}</ul>`;
    },
    [CARDS, posters] as const,
  );
}

/** Scrolls in the middle of the list; returns the frame durations in milliseconds. */
async function scrollFrames(page: Page, cdp: CDPSession): Promise<number[]> {
  await page.evaluate((top) => scrollTo(0, top), START);
  await page.waitForTimeout(1000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page.evaluate<number[]>(SCROLL_PROBE);
}

/** As text, because the loader that runs this file adds helpers to functions, which the page lacks. */
const SCROLL_PROBE = `new Promise((resolve) => {
  const lengths = [];
  let last = performance.now();
  const tick = (now) => {
    lengths.push(now - last);
    last = now;
    scrollBy(0, ${STEP});
    if (lengths.length < ${FRAMES}) requestAnimationFrame(tick);
    else resolve(lengths.slice(3));
  };
  requestAnimationFrame(tick);
})`;

const FRAME_GOAL_MS = 50;

/** Scrolling through a category of 5,000 cards with a fourfold CPU slow-down. */
export async function longGridRows(browser: Browser, product: Product): Promise<Row[]> {
  const ours = await freshPage(browser, 'block');
  await lengthen(ours.page, product);
  await ours.page.goto(`${product.url}/categories/drama`, { waitUntil: 'networkidle' });
  await loadAll(ours.page);
  const frames = await scrollFrames(ours.page, ours.cdp);
  await ours.close();

  const plain = await freshPage(browser, 'block');
  await openPlain(plain.page, product);
  const plainFrames = await scrollFrames(plain.page, plain.cdp);
  await plain.close();

  const row = (name: string, value: number, alternative: number): Row => ({
    name,
    unit: 'ms',
    value,
    goal: { atMost: FRAME_GOAL_MS },
    alternative: { name: 'the same cards as a plain list', value: alternative },
  });
  return [
    row('frame of a 5,000-card grid at 4x, median', percentile(frames, 50), percentile(plainFrames, 50)),
    row('frame of a 5,000-card grid at 4x, 95 %', percentile(frames, 95), percentile(plainFrames, 95)),
  ];
}
