import { countLayoutShift } from './support/layout-shift';
import { cards, scrollTo, titlesOnPage } from './support/long-list';
import { openInPlace } from './support/open-in-place';
import { renderInBrowser } from './support/render-in-browser';
import { expect, expectAccessible, test } from './support/test';

test.describe('a category', () => {
  test('scrolls infinitely without duplicate titles or layout shifts [BROWSE-03]', async ({ page }) => {
    const layoutShift = await countLayoutShift(page);
    await page.goto('/categories/drama');
    await expect(page.getByRole('heading', { level: 1, name: 'Drama' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    // Nobody who scrolls by hand is at the end of the server's part before the app is there.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const list = page.getByRole('list', { name: 'Drama' });
    const height = () => list.evaluate((element) => element.clientHeight);
    const before = await height();
    const seen = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      for (const href of await titlesOnPage(page)) seen.add(href);
      await scrollTo(page, (step + 1) * 600);
    }
    expect(await height()).toBeGreaterThan(before);
    expect(seen.size).toBeGreaterThan(40);
    const now = await titlesOnPage(page);
    expect(new Set(now).size).toBe(now.length);
    expect(await layoutShift()).toBeLessThan(0.05);
    await expectAccessible(page);
  });

  test('is restored by Back at the same position, in the same order [BROWSE-16]', async ({ page }) => {
    await page.goto('/categories/drama');
    await expect(cards(page).first()).toBeVisible();
    await scrollTo(page, 4000);
    await page.waitForLoadState('networkidle');
    const scrollY = await page.evaluate(() => window.scrollY);
    const link = cards(page).getByRole('link').filter({ visible: true }).nth(14);
    const href = await link.getAttribute('href');
    await page.evaluate(
      (address) => document.querySelector<HTMLElement>(`main a[href="${address ?? ''}"]`)?.click(),
      href,
    );
    await expect(page).toHaveURL(/\/(movies|series)\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Drama' })).toBeVisible();
    await expect(page.locator(`main a[href="${href ?? ''}"]`)).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
  });

  test('can be used by keyboard alone: a card far down keeps the focus while the page scrolls', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'phones have no arrow keys');
    await page.goto('/categories/drama');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    await cards(page).first().getByRole('link').focus();
    const first = await focused();
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowDown');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('Home');
    expect(await focused()).toBe(first);
    await page.evaluate(() => window.scrollTo(0, 3000));
    expect(await focused()).toBe(first);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(movies|series)\/\d+/);
  });
});

test('categories, networks, Discover, movies and series have all their parts [BROWSE-01, BROWSE-02, BROWSE-07, BROWSE-11, BROWSE-13, HOME-07, HOME-08]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const articles = (region: string) => page.getByRole('region', { name: region, exact: true }).getByRole('article');
  await test.step('categories', async () => {
    await page.goto('/categories');
    await expect(page.getByRole('navigation', { name: 'Popular genres' }).getByRole('link')).toHaveCount(8);
    await expect(articles('Trending Now')).toHaveCount(5);
    await expect(page.getByRole('link', { name: /^View all/ })).toHaveCount(6);
    await expect(articles('Action')).toHaveCount(5);
    await expect(page.getByRole('region', { name: 'All Categories' }).getByRole('link')).toHaveCount(28);
  });
  await test.step('networks', async () => {
    await openInPlace(page, '/networks');
    await expect(page.getByRole('link', { name: /^View all/ })).toHaveCount(8);
    await expect(page.getByRole('region', { name: 'Netflix' }).getByRole('article')).toHaveCount(5);
    await page.getByRole('link', { name: 'View all: Netflix' }).click();
    await expect(page).toHaveURL(/\/networks\/netflix$/);
  });
  await test.step('Discover', async () => {
    await openInPlace(page, '/discover');
    const featured = page.getByRole('list', { name: 'Featured' });
    await expect(featured.getByRole('article')).toHaveCount(6);
    await page.getByRole('tab', { name: 'Popular' }).click();
    await page.getByRole('combobox', { name: 'Streaming service' }).selectOption('netflix');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('movie');
    await expect(page).toHaveURL(/list=popular&type=movie&service=netflix/);
    await expect(featured.getByRole('link').first()).toHaveAttribute('href', /^\/movies\//);
    await expect(main.getByRole('link', { name: 'Networks', exact: true })).toHaveAttribute('href', '/networks');
    await expect(main.getByRole('link', { name: 'Categories', exact: true })).toHaveAttribute('href', '/categories');
  });
  for (const [address, rows] of [
    ['/movies', ['Featured movies', 'Trending Movies', 'Popular Movies', 'Upcoming Movies']],
    ['/series', ['Featured Series', 'Trending Series', 'Popular Series', 'Upcoming Series']],
  ] as const)
    await test.step(address, async () => {
      await openInPlace(page, address);
      await expect(page.getByRole('navigation', { name: 'Categories' }).first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Trending today' })).toBeVisible();
      for (const row of rows)
        await expect(page.getByRole('region', { name: row }).getByRole('article').first()).toBeVisible();
    });
});

test('the tabs of a network start at their first page [BROWSE-08]', async ({ page }) => {
  await renderInBrowser(page);
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes('/discover/'))
      pages.push(`${pathname.split('/').at(-1) ?? ''} ${searchParams.get('page') ?? ''}`);
  });
  await page.goto('/networks/netflix');
  await expect(cards(page).first()).toBeVisible();
  expect(pages.toSorted().slice(0, 2)).toEqual(['movie 1', 'tv 1']);
  pages.length = 0;
  await page.getByRole('tab', { name: 'TV Shows' }).click();
  await expect(page).toHaveURL(/type=tv/);
  await expect(cards(page).first().getByRole('link').first()).toHaveAttribute('href', /^\/series\//);
  await expect.poll(() => pages[0]).toBe('tv 1');
});

test('an empty list says so [BROWSE-17, BROWSE-18, BROWSE-19]', async ({ page }) => {
  await renderInBrowser(page);
  const nothing = { page: 1, results: [], total_pages: 0, total_results: 0 };
  await page.route(/\/api\/tmdb\/3\/(discover|trending)\//, (route) => route.fulfill({ json: nothing }));
  for (const [address, text] of [
    ['/categories/drama', 'No movies found for this category'],
    ['/networks/netflix', 'No content found for this network'],
    ['/discover', 'No content found. Try adjusting your filters.'],
    ['/search?genres=drama', 'No content found. Try adjusting your filters.'],
  ] as const) {
    await openInPlace(page, address);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});
