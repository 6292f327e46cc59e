import type { Page, Route } from '@playwright/test';
import { expectSynced, logIn, newName, signUp, stored } from './support/accounts';
import { openInPlace } from './support/open-in-place';
import { expect, test } from './support/test';
import { popular } from './support/titles';

const READ_FAILED = 'Failed to read from localStorage, clear all data and try again.';
const BROKE = 'Oops! Something Broke';
const DAY_MS = 24 * 60 * 60_000;

interface Bookmark {
  mediaId: number;
  removedAt?: number;
}
const kept = async (page: Page): Promise<number[]> =>
  (await stored<Bookmark[]>(page, 'bookmarks', [])).filter(({ removedAt }) => !removedAt).map(({ mediaId }) => mediaId);

const bookmarkButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Add ${name} to watchlist` })
    .first();

/** Opens a film within the app and puts it in the watchlist. */
async function bookmark(page: Page, { id, name }: { id: number; name: string }): Promise<void> {
  await openInPlace(page, `/movies/${id}`);
  await bookmarkButton(page, name).click();
}

test.describe('a browser that stores nothing', () => {
  test('says so as soon as something should be saved, and the site works until it is closed', async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    const [film] = await popular(request, 'movie');
    if (!film) throw new Error('the instance lists no film');
    await page.goto('/faq');
    await expect(page.getByText('This browser can’t store anything')).toHaveCount(0);
    await bookmark(page, film);
    await expect(page.getByText('This browser can’t store anything for this site')).toBeVisible();
    await openInPlace(page, '/bookmarks');
    await expect(page.getByRole('main').getByRole('heading', { name: film.name })).toBeVisible();
    for (const path of ['/history', '/account', '/sources', '/']) {
      await openInPlace(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await expect(page.getByRole('heading', { name: BROKE })).toHaveCount(0);
  });

  test('with full storage says so, and stores everything once there is space', async ({ page, request }) => {
    const [first, second] = await popular(request, 'movie');
    if (!first || !second) throw new Error('the instance lists no films');
    await page.goto('/faq');
    await page.evaluate(() => {
      let size = 1_000_000;
      for (let part = 0; size >= 1; part += 1)
        try {
          localStorage.setItem(`filler ${part}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 4);
        }
    });
    await bookmark(page, first);
    await expect(page.getByText('Failed to update localStorage, clear all data and try again.')).toBeVisible();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
    });
    await bookmark(page, second);
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([first.id, second.id]));
  });
});

test('every page opens, whatever was written into the stored data by hand, and a copy is kept [STORAGE-09]', async ({
  page,
}) => {
  const texts = ['{"half', 'null', '[[[]]]', '"text"', '{"items":{"a":null},"valid":7}', '\u0000'];
  const keys = [
    ...['bookmarks', 'bookmark-categories', 'media-bookmarks', 'media-tracking', 'local-lock', 'settings', 'theme'],
    ...['title-snapshots', 'recent-searches', 'sources', 'source-addresses', 'user-info', 'ui-token', '4kToken'],
    ...['dismissedInfoBoxes', 'dismissedAds', 'dismissedInfoModals', '4kTokenSynced'],
  ];
  for (const [round, text] of texts.entries()) {
    // Before the page starts, and once: what it makes of it must stay.
    await page.addInitScript(
      ([mark, names, value]) => {
        if (sessionStorage.getItem(mark as string) !== null) return;
        localStorage.clear();
        for (const name of names as string[]) localStorage.setItem(name, value as string);
        for (const name of [mark as string, 'shownInfoModals', 'scroll-positions'])
          sessionStorage.setItem(name, value as string);
      },
      [`damaged ${round}`, keys, text],
    );
    // Messages stay for a few seconds only: they are looked for as soon as the page is on its way.
    await page.goto(['/faq', '/bookmarks', '/history', '/account', '/sources', '/'][round] ?? '/', {
      waitUntil: 'commit',
    });
    if (round === 0) {
      await expect(page.getByText(READ_FAILED).first()).toBeVisible();
      for (const key of ['media-tracking', 'local-lock', 'media-bookmarks', 'bookmark-categories'])
        expect(await page.evaluate((name) => localStorage.getItem(`${name}-backup`), key), key).toBe(text);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: BROKE })).toHaveCount(0);
  }
});

test('two tabs that save at the same moment both keep their changes [STORAGE-08]', async ({
  page,
  context,
  request,
}) => {
  const films = (await popular(request, 'movie')).slice(0, 2);
  const other = await context.newPage();
  const tabs = [page, other];
  await Promise.all(tabs.map((tab, index) => tab.goto(`/movies/${films[index]?.id}`)));
  await Promise.all(tabs.map((tab, index) => bookmarkButton(tab, films[index]?.name ?? '').click()));
  for (const tab of tabs) {
    await openInPlace(tab, '/bookmarks');
    await expect(tab.getByRole('main').getByRole('article')).toHaveCount(2);
  }
  // The browser's database has them at once; local storage follows when the page rests.
  await expect.poll(async () => (await kept(page)).sort()).toEqual(films.map(({ id }) => id).sort());
});

test('clocks that are a day fast or slow lose no bookmark', async ({ page, browser, request, watch }) => {
  test.setTimeout(90_000);
  watch.allow(/ERR_ABORTED/);
  const [first, second, third] = await popular(request, 'movie');
  if (!first || !second || !third) throw new Error('the instance lists no films');
  const user = newName('clock');
  await page.clock.setSystemTime(Date.now() - DAY_MS);
  await signUp(page, user);
  await bookmark(page, first);
  await expect.poll(() => kept(page)).toEqual([first.id]);

  const ahead = await (await browser.newContext()).newPage();
  await ahead.clock.setSystemTime(Date.now() + DAY_MS);
  await logIn(ahead, user);
  await expect.poll(() => kept(ahead)).toEqual([first.id]);
  await bookmark(ahead, second);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([first.id, second.id]));
  // What the fast clock has saved, the slow one can take back, and save another after it.
  await openInPlace(page, `/movies/${second.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Remove ${second.name}`) })
    .first()
    .click();
  await bookmark(page, third);
  for (const device of [page, ahead])
    await expect.poll(async () => (await kept(device)).sort()).toEqual([first.id, third.id].sort());
  await openInPlace(page, '/account?tab=account');
  await expectSynced(page);
  await ahead.context().close();
});

test('after a new version is deployed, a missing chunk reloads the page once, and then works', async ({
  page,
  watch,
}) => {
  watch.allow(/404|search-overlay|dynamically imported/);
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  let documents = 0;
  const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
  await page.route(/assets\/search-panel[^/]*\.js/, gone);
  await page.route(
    (url) => url.pathname === '/faq',
    async (route) => {
      documents += 1;
      // The new version's page knows its own parts.
      await page.unroute(/assets\/search-panel[^/]*\.js/, gone);
      await route.continue();
    },
  );
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect.poll(() => documents).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(
    page.getByRole('dialog').getByRole('combobox').or(page.getByRole('dialog').getByRole('searchbox')),
  ).toBeVisible();
  expect(documents).toBe(1);
});

test('every page survives invalid TMDB responses', async ({ page, request, watch }) => {
  test.setTimeout(150_000);
  watch.allow(/tmdb|Error:|The answer|Failed to load resource/);
  const [film] = await popular(request, 'movie');
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'a web page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
    'other shapes': (route) => route.fulfill({ json: { results: 'none', genres: 7, id: 'x', title: [] } }),
    'too many requests': (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '1' },
        json: { error: 'Too many requests. Try again in a moment.', code: 'rate_limited' },
      }),
  };
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  // One route throughout: between two of them a page that tries again by itself would reach the server.
  let answer = (route: Route): Promise<void> => route.continue();
  await page.route('**/api/tmdb/**', (route) => answer(route));
  for (const [name, given] of Object.entries(answers)) {
    answer = given;
    for (const path of ['/', `/movies/${film?.id}`, '/search?query=night', '/categories/drama']) {
      await openInPlace(page, path);
      const main = page.getByRole('main');
      const retry = main.getByRole('alert').getByRole('button', { name: 'Retry' });
      await expect(retry.first(), `${name}: ${path}`).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('heading', { name: BROKE })).toHaveCount(0);
    }
  }
});
