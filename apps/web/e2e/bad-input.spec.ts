import type { Page, Route } from '@playwright/test';
import { openInPlace } from './support/open-in-place';
import { expect, test } from './support/test';

const NOT_FOUND_TEXT = "The page you're looking for doesn't exist, is being built, or has been moved.";

const anyFilm = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/tmdb/3/movie/popular');
  return ((await answer.json()) as { results: { id: number }[] }).results[0]?.id ?? 0;
};

test.describe('an invalid URL', () => {
  test('shows the not-found screen with links back', async ({ page, watch }) => {
    watch.allow(/404/);
    for (const address of ['/movies/abc', '/movies/999', '/series/12-x', '/people/12', '/movies/0']) {
      await openInPlace(page, address);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByText(NOT_FOUND_TEXT)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Browse movies' })).toHaveCount(2);
    }
  });

  test('an episode that does not exist links to its series [EPISODE-04]', async ({ page, watch }) => {
    watch.allow(/404/);
    const answer = await page.request.get('/api/tmdb/3/tv/popular');
    const id = ((await answer.json()) as { results: { id: number }[] }).results[0]?.id ?? 0;
    await page.goto(`/series/${id}/1/9999`);
    await expect(page.getByText('Episode Not Found')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /series/i })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/series/${id}`));
  });

  test('a wrong slug is replaced by the right one [ROUTE-10]', async ({ page }) => {
    const id = await anyFilm(page);
    await page.goto(`/movies/${id}-not-its-name`);
    await expect(page).not.toHaveURL(/not-its-name/);
    await expect(page).toHaveURL(new RegExp(`/movies/${id}`));
  });
});

test.describe('damaged storage', () => {
  test('an unreadable settings object is removed with its message, and backed up [STORAGE-04]', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded')) localStorage.setItem('local-lock', '{broken');
      sessionStorage.setItem('seeded', '1');
    });
    await page.goto('/');
    await expect(page.getByText('Failed to read from localStorage, clear all data and try again.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('local-lock-backup'))).toBe('{broken');
  });

  test('a corrupt history is backed up, and the site still works [STORAGE-09]', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded')) localStorage.setItem('media-tracking', '[1,2');
      sessionStorage.setItem('seeded', '1');
    });
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('media-tracking-backup'))).toBe('[1,2');
  });
});

test.describe('a provider that fails', () => {
  const failures: Record<string, (route: Route) => Promise<unknown> | undefined> = {
    'answers 500': (route) => route.fulfill({ status: 500, json: { error: 'broken', code: 'internal' } }),
    'sends a web page': (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'text/html',
        body: '<h1>Hello</h1>',
      }),
    hangs: () => undefined,
  };

  for (const [name, fail] of Object.entries(failures)) {
    test(`${name}: Watch says so after an explicit click, and the page stays usable [TITLE-11]`, async ({
      page,
      watch,
    }) => {
      watch.allow(/sources|ERR_CONNECTION_REFUSED|500|CORS/);
      await page.clock.install();
      await page.route(/:\d+\/sources/, (route) => fail(route));
      await page.goto(`/movies/${await anyFilm(page)}`);
      await page
        .getByRole('button', { name: /watch|checking/i })
        .first()
        .click();
      await expect(async () => {
        // Past the time that one source is given, or the pause before the next round.
        await page.clock.fastForward(6_500);
        await expect(page.getByText("We can't find this movie right now, try again?")).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('is found on the next try once it is back', async ({ page, watch }) => {
    watch.allow(/sources|ERR_CONNECTION_REFUSED/);
    await page.route(/:\d+\/sources/, (route) => route.abort('connectionrefused'));
    await page.goto(`/movies/${await anyFilm(page)}`);
    await page
      .getByRole('button', { name: /watch|checking/i })
      .first()
      .click();
    await expect(page.getByText("We can't find this movie right now, try again?")).toBeVisible({ timeout: 20_000 });
    await page.unroute(/:\d+\/sources/);
    await page
      .getByRole('button', { name: /watch|try again/i })
      .first()
      .click();
    await expect(page.locator('video')).toBeAttached({ timeout: 20_000 });
  });
});
