import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The server goes away and comes back while a page is open. */
const stopServer = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'));
const startServer = (page: Page) => page.unroute('**/api/**');

const pages = [
  { from: '/history', link: 'Movies', path: '/movies', says: /something went wrong/i },
  { from: '/history', link: 'Series', path: '/series', says: /something went wrong/i },
  { from: '/history', link: null, path: '/', says: /something went wrong/i },
] as const;

test.beforeEach(({ watch, isMobile }) => {
  test.skip(isMobile, 'what is said does not depend on the size of the screen');
  watch.allow(/ERR_CONNECTION_REFUSED|Error:|Failed to fetch/i);
});

for (const { from, link, path, says } of pages) {
  test(`with the server gone ${path} says what happened, and recovers by Retry`, async ({ page }) => {
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    await stopServer(page);
    const header = page.getByRole('banner');
    await (link === null ? header.getByRole('link').first() : header.getByRole('link', { name: link })).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(says).first()).toBeVisible({ timeout: 20_000 });
    await startServer(page);
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.first().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

for (const address of ['/categories/drama', '/networks/netflix', '/discover', '/search?query=night']) {
  test(`opened while the metadata is down ${address} says so, and recovers by Retry`, async ({ page }) => {
    await page.route('**/api/tmdb/**', (route) => route.abort('connectionrefused'));
    await page.goto(address);
    const retry = page.getByRole('button', { name: /retry/i }).first();
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/tmdb/**');
    await retry.click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('a film that cannot be fetched says so, and opens on Retry', async ({ page, request }) => {
  const { results } = (await (await request.get('/api/tmdb/3/movie/popular')).json()) as {
    results: { id: number; title: string }[];
  };
  const film = results[0] ?? { id: 0, title: '' };
  await page.route('**/api/tmdb/**', (route) => route.abort('connectionrefused'));
  await page.goto(`/movies/${film.id}`);
  const retry = page.getByRole('button', { name: /retry/i }).first();
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/tmdb/**');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible();
});
