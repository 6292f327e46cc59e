import type { Page, Route } from '@playwright/test';
import { stored } from './support/accounts';
import { openInPlace } from './support/open-in-place';
import { expect, test } from './support/test';
import { popular } from './support/titles';

const READ_FAILED = 'Failed to read from localStorage, clear all data and try again.';
const BROKE = 'Oops! Something Broke';

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
    ...['recent-searches', 'sources', 'source-addresses', 'user-info', 'ui-token', '4kToken'],
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

test('every page survives invalid TMDB responses', async ({ page, request, watch }) => {
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
    for (const path of ['/', `/movies/${film?.id}`]) {
      await openInPlace(page, path);
      const main = page.getByRole('main');
      const retry = main.getByRole('alert').getByRole('button', { name: 'Retry' });
      await expect(retry.first(), `${name}: ${path}`).toBeVisible();
      await expect(page.getByRole('heading', { name: BROKE })).toHaveCount(0);
    }
  }
});
