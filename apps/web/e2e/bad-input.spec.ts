import type { Page } from '@playwright/test';
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
});

test.describe('a provider that fails', () => {
  test('hangs: Watch says so after an explicit click, and the page stays usable [TITLE-11]', async ({
    page,
    watch,
  }) => {
    watch.allow(/sources/);
    await page.clock.install();
    await page.route(/\/api\/provider\/sources/, () => undefined);
    await page.goto(`/movies/${await anyFilm(page)}`);
    await page
      .getByRole('button', { name: /watch|checking/i })
      .first()
      .click();
    await expect(async () => {
      // Past the time that one source is given, or the pause before the next round.
      await page.clock.fastForward(6_500);
      await expect(page.getByText("We can't find this movie right now, try again?")).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is found on the next try once it is back', async ({ page, watch }) => {
    watch.allow(/sources|ERR_CONNECTION_REFUSED/);
    await page.route(/\/api\/provider\/sources/, (route) => route.abort('connectionrefused'));
    await page.goto(`/movies/${await anyFilm(page)}`);
    await page
      .getByRole('button', { name: /watch|checking/i })
      .first()
      .click();
    await expect(page.getByText("We can't find this movie right now, try again?")).toBeVisible();
    await page.unroute(/\/api\/provider\/sources/);
    await page
      .getByRole('button', { name: /watch|try again/i })
      .first()
      .click();
    await expect(page.locator('video')).toBeAttached();
  });
});
