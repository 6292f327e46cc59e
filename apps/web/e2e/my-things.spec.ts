import type { Page } from '@playwright/test';
import { countLayoutShift } from './support/layout-shift';
import { expect, expectAccessible, storeTheme, test } from './support/test';

const progress = { watched: 900, duration: 3300 };

/** A visitor who left the second episode of a series, and has two titles on the list. */
async function leaveSomething(page: Page) {
  const trending = await page.request.get('/api/tmdb/3/trending/tv/day');
  const { results } = (await trending.json()) as { results: { id: number; name: string }[] };
  const series = results[3];
  if (!series) throw new Error('No series is trending.');
  const bookmarks = results
    .slice(0, 2)
    .map(({ id }) => ({ mediaId: id, mediaType: 'tv', category: 'watchlist', addedAt: 1 }));
  const episode = { id: 1, number: 2, title: 'Second', seasonId: 1, updatedAt: 5, progress };
  const items = {
    [series.id]: { type: 'show', title: series.name, year: 2020, updatedAt: 5, episodes: { s1e2: episode } },
  };
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('media-tracking')) return;
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'media-tracking': { items }, bookmarks },
  );
  return series;
}

test('what was left is on the first screen of home on a phone, and nothing moves [HOME-17, HOME-18, HOME-21]', async ({
  page,
}) => {
  const viewport = { width: 390, height: 844 };
  await page.setViewportSize(viewport);
  // The carousel would move on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeTheme(page, 'dark');
  const series = await leaveSomething(page);
  const layoutShift = await countLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Resume S1 E2' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: series.name, exact: true })).toBeVisible();
  const row = page.getByRole('region', { name: 'Continue Watching' });
  const picture = row.getByRole('article').first().locator('img');
  await expect(picture).toBeVisible();
  const { y, height } = (await picture.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThan(viewport.height);
  const carousel = await page.getByRole('region', { name: 'Continue Watching, and trending today' }).boundingBox();
  expect(carousel?.height).toBeLessThan(0.62 * viewport.height);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await layoutShift()).toBeLessThan(0.02);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Resume S1 E2' }).click();
  await expect(page).toHaveURL(new RegExp(`/series/${series.id}/1/2`));
});
