import type { Page } from '@playwright/test';
import { delayApp } from './support/delay-app';
import { cards } from './support/long-list';
import { expectServerRendered } from './support/server-rendered';
import { expect, test } from './support/test';
import { listed, popularFilmAbove } from './support/titles';

/** A visitor who has chosen the strict content filter, here or, without the cookie, on another device. */
async function filterStrictly(page: Page, cookieFor?: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ contentFilter: { value: 'strict', updatedAt: 1 } }));
  });
  if (cookieFor !== undefined)
    await page.context().addCookies([{ name: 'content_filter', value: 'strict.US', url: cookieFor }]);
}

test('a page rendered without filters is never shown to a visitor with a stricter content filter', async ({ page }) => {
  await filterStrictly(page);
  await delayApp(page);
  await page.goto('/movies', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

test('a visitor with a content filter gets the server’s page of that filter, and no title above it [SETTING-08]', async ({
  page,
  request,
  baseURL,
  watch,
}) => {
  watch.allow(/404/);
  const { id: hidden } = await popularFilmAbove(request, 'strict.US');

  // Others have seen it all, so the server has their pages.
  for (const address of ['/', '/movies', `/movies/${hidden}`]) expect((await request.get(address)).status()).toBe(200);
  for (const address of ['/', '/movies'])
    await expectServerRendered(request, address, { text: 'name="content-filter"', cookie: 'content_filter=strict.US' });
  await filterStrictly(page, baseURL);
  const unfiltered: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/api/tmdb/') && !asked.url().includes('content_filter=strict.US'))
      unfiltered.push(asked.url());
  });
  for (const address of ['/', '/movies']) {
    const answer = await page.goto(address);
    expect(await answer?.text(), address).not.toMatch(new RegExp(`href="/movies/${hidden}\\b`));
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    // Hydrated as it came, not thrown away and rendered anew.
    expect(await page.locator('meta[name=content-filter]').getAttribute('content')).toBe('strict');
    await expect(page.locator('html')).not.toHaveAttribute('data-own');
    await expect(page.locator(`main a[href^="/movies/${hidden}-"]`)).toHaveCount(0);
  }
  for (const address of [`/movies/${hidden}`, `/movies/${hidden}?lang=de`, `/movies/${hidden}-any-name`]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    const name = address.endsWith('lang=de') ? 'Seite nicht gefunden' : 'Page Not Found';
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.goto(`/search?query=tmdb:${hidden}`);
  await expect(page.getByText(`No results found for "tmdb:${hidden}"`)).toBeVisible();
  expect(unfiltered).toEqual([]);
});

test('no id leads past the content filter, on the search page or in the overlay [SETTING-08]', async ({
  page,
  request,
  baseURL,
  watch,
}) => {
  watch.allow(/404/);
  const { id: hidden } = await popularFilmAbove(request, 'strict.US');
  const [shown] = await listed(request, 'movie/popular?content_filter=strict.US');
  if (!shown) throw new Error('Nothing popular is below the filter.');
  await filterStrictly(page, baseURL);
  const askedByImdbId: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/find/')) askedByImdbId.push(asked.url());
  });

  // The gateway's own tests show that it holds the filter for IMDb ids; here it has to be told of it.
  for (const [query, links] of [
    [`tmdb:${shown.id}`, 1],
    [`tmdb:${hidden}`, 0],
    ['imdb:tt0133093', 0],
  ] as const) {
    await page.goto(`/search?query=${query}`);
    const results = page.getByRole('list', { name: 'Results' });
    const nothing = page.getByText(`No results found for "${query}"`);
    await expect(links === 0 ? nothing : results.getByRole('link')).toBeVisible();

    await page.goto('/account');
    const overlay = page.getByRole('dialog', { name: 'Search' });
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await overlay.getByRole('searchbox').fill(query);
    await expect(
      links === 0 ? overlay.getByText('No results found') : overlay.getByRole('link', { name: shown.name }),
    ).toBeVisible();
  }
  expect(askedByImdbId.length).toBeGreaterThan(0);
  for (const url of askedByImdbId) expect(url).toContain('content_filter=strict.US');
});
