import type { Browser, Page } from '@playwright/test';
import { logIn, newName, signUp, stored } from './support/accounts';
import { expect, test } from './support/test';

interface Entry {
  mediaId: number;
  mediaType?: string;
  category: string;
  addedAt: number;
  removedAt?: number;
}
type Items = Record<string, { updatedAt: number; removedAt?: number; progress?: { watched: number } }>;

const BROWSERS = 4;
const STEPS = 14;
const SEED = 20_260_101;

/** Numbers in [0, 1) that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const bookmarksOf = (entries: readonly Entry[]) =>
  entries
    .map(({ mediaId, mediaType, category, addedAt, removedAt }) =>
      [mediaId, mediaType, category, addedAt, removedAt ?? ''].join(' '),
    )
    .sort();
const historyOf = (items: Items) =>
  Object.entries(items)
    .map(([key, { updatedAt, removedAt, progress }]) => [key, updatedAt, removedAt ?? '', progress?.watched].join(' '))
    .sort();

async function held(page: Page): Promise<string[]> {
  const { items } = await stored<{ items: Items }>(page, 'media-tracking', { items: {} });
  return [...bookmarksOf(await stored<Entry[]>(page, 'bookmarks', [])), ...historyOf(items)];
}

/** What the server holds, removals included. */
async function heldByServer(page: Page): Promise<string[]> {
  const [bookmarks, history] = await Promise.all(
    ['bookmarks', 'watch-history'].map((name) => page.request.get(`/api/users/me/${name}?since=0`)),
  );
  const { bookmarks: entries } = (await bookmarks?.json()) as { bookmarks: Entry[] };
  const { items } = (await history?.json()) as { items: Items };
  return [...bookmarksOf(entries), ...historyOf(items)];
}

/** Watches on, as a player in another tab of the same browser would write it down; or takes the title out. */
const watchOn = (page: Page, id: number, watched: number) =>
  page.evaluate(
    ([film, seconds]) => {
      const key = 'media-tracking';
      const { items } = JSON.parse(localStorage.getItem(key) ?? '{"items":{}}') as {
        items: Record<string, { updatedAt?: number; removedAt?: number; [field: string]: unknown }>;
      };
      const before = items[String(film)];
      const updatedAt = Math.max(Date.now(), (before?.updatedAt ?? 0) + 1, (before?.removedAt ?? 0) + 1);
      const progress = { watched: seconds, duration: 6000 };
      items[String(film)] = { ...before, type: 'movie', title: `Film ${film}`, year: 2000, updatedAt, progress };
      const newValue = JSON.stringify({ items });
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    },
    [id, watched] as const,
  );

async function openBrowser(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

const LIST = '/search?query=night';
const ADD = /^Add (.+) to watchlist$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bookmarkButtons = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

/** Puts a title on the watchlist, or takes it off, whichever the page offers. */
const toggle = (page: Page, name: string) =>
  bookmarkButtons(page, new RegExp(`^(Add|Remove) ${escaped(name)} (to|from) watchlist$`))
    .first()
    .click({ timeout: 5000 });

test('four browsers that edit at once converge, although the network is cut at random', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const random = seeded(SEED);
  const pick = (count: number) => Math.floor(random() * count);
  const username = newName('storm');
  const pages = await Promise.all(Array.from({ length: BROWSERS }, () => openBrowser(browser, baseURL)));
  const calls: number[] = [];
  for (const page of pages)
    page.on('request', (call) => {
      if (call.url().includes('/api/sync/')) calls.push(call.postDataBuffer()?.length ?? 0);
    });
  const [first, ...others] = pages;
  if (!first) throw new Error('no browser');
  await signUp(first, username);
  await Promise.all(others.map((page) => logIn(page, username)));
  await Promise.all(pages.map((page) => page.goto(LIST)));
  await Promise.all(pages.map((page) => bookmarkButtons(page, ADD).first().waitFor()));
  const labels = await bookmarkButtons(first, ADD).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  const names = labels.flatMap((label) => ADD.exec(label ?? '')?.[1] ?? []).slice(0, 6);

  for (let step = 0; step < STEPS; step += 1) {
    const deeds = pages.map((page) => ({ page, deed: random(), film: pick(names.length), seconds: pick(6000) }));
    await Promise.all(
      deeds.map(async ({ page, deed, film, seconds }) => {
        if (deed < 0.15) await page.context().setOffline(true);
        else if (deed < 0.3) await page.context().setOffline(false);
        else if (deed < 0.5) await watchOn(page, 700 + film, seconds);
        else await toggle(page, names[film] ?? '');
      }),
    );
  }
  await Promise.all(pages.map((page) => page.context().setOffline(false)));

  await expect
    .poll(
      async () => {
        const all = await Promise.all([...pages.map(held), heldByServer(first)]);
        return new Set(all.map((entries) => JSON.stringify(entries))).size;
      },
      { timeout: 45_000, intervals: [500] },
    )
    .toBe(1);
  expect((await held(first)).length).toBeGreaterThan(3);

  // Quiet afterwards, and never noisy: no call repeats what the server has.
  const count = calls.length;
  expect(count).toBeLessThan(BROWSERS * (STEPS + 8));
  expect(Math.max(...calls)).toBeLessThan(16_000);
  await first.waitForTimeout(2500);
  expect(calls.length).toBe(count);
  await Promise.all(pages.map((page) => page.context().close()));
});
