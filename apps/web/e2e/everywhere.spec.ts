import type { Page } from '@playwright/test';
import { expect, storeTheme, test } from './support/test';
import { popular } from './support/titles';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

test.describe('a title can be bookmarked', () => {
  const expectAdded = (page: Page) => expect(page.getByText(/^Added .+ to watchlist$/)).toBeVisible();

  test('in the hero of home', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const hero = page.getByRole('region', { name: 'Trending today' });
    await hero
      .getByRole('button', { name: /^Add .+ to watchlist$/ })
      .first()
      .click();
    await expectAdded(page);
    await expect(hero.getByRole('button', { pressed: true })).toHaveCount(1);
  });

  test('on the large cards of Discover', async ({ page }) => {
    await page.goto('/discover');
    await ready(page);
    await page
      .getByRole('list', { name: 'Featured' })
      .getByRole('button', { name: /^Add .+ to watchlist$/ })
      .first()
      .click();
    await expectAdded(page);
  });

  test('among the results of the search overlay, which stays open', async ({ page }) => {
    await page.goto('/faq');
    await ready(page);
    await page.getByRole('button', { name: 'Search' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('searchbox').fill('night');
    await dialog
      .getByRole('button', { name: /^Add .+ to watchlist$/ })
      .first()
      .click();
    await expect(dialog.getByRole('button', { name: /^Remove .+ from watchlist$/ })).toHaveCount(1);
    await expect(dialog).toBeVisible();
  });
});

test('every service has something trending on Discover [BROWSE-12]', async ({ page }) => {
  await page.goto('/discover');
  await ready(page);
  const services = page.getByRole('combobox', { name: 'Streaming service' });
  const keys = await services
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(keys).toHaveLength(9);
  for (const key of keys) {
    await services.selectOption(key);
    await expect(page.getByRole('list', { name: 'Featured' }).getByRole('article').first(), key).toBeVisible();
  }
});

for (const [address, name, href] of [
  ['/movies', 'All movies', /^\/movies\/\d/],
  ['/series', 'All series', /^\/series\/\d/],
] as const)
  test(`${address} ends with ${name.toLowerCase()}, without end [HOME-20]`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    const all = page.getByRole('region', { name });
    await all.scrollIntoViewIfNeeded();
    const titles = all.getByRole('list', { name }).getByRole('article');
    await expect(titles.first()).toBeVisible();
    await expect(titles.first().getByRole('link')).toHaveAttribute('href', href);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(height).toBeGreaterThan(before);
  });

test(
  'the name on a picture of a genre or network breaks between its words only',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-late-font');
    const names = page.locator('main :is(a[href^="/categories/"], a[href^="/networks/"]):has(img) > span > span');
    await names.filter({ hasText: 'Documentary' }).scrollIntoViewIfNeeded();
    await names.filter({ hasText: 'Paramount+' }).scrollIntoViewIfNeeded();
    const broken = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size;
        return lines > name.textContent.trim().split(/\s+/).length ? name.textContent : [];
      }),
    );
    expect(broken).toEqual([]);
  },
);

test('the title of a card is a target of 24 pixels, though it is one letter [PAGE-03]', async ({ page }) => {
  await page.goto('/movies');
  await ready(page);
  const link = page.locator('main article h3 a').first();
  await link.evaluate((element) => element.replaceChildren('F'));
  const { width, height } = await link.evaluate((element) => element.getBoundingClientRect());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('See all leads to more of the same', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.getByRole('link', { name: 'See all: Trending Movies' }).click();
  await expect(page).toHaveURL('/discover?list=trending&type=movie');
  await expect(page.getByRole('tab', { name: 'Trending', selected: true })).toBeVisible();
});

test('a message is no wider than 356 pixels on a tablet [SHELL-20]', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/discover');
  await ready(page);
  await page
    .getByRole('button', { name: /^Add .+ to watchlist$/ })
    .first()
    .click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(356);
});

test('the browser’s own bars take the ground of the light theme', async ({ page }) => {
  await storeTheme(page, 'light');
  await page.goto('/faq');
  const colour = page.locator('meta[name=theme-color]');
  await expect(colour).toHaveAttribute('content', '#f6f0e5');
  await ready(page);
  await expect(colour).toHaveAttribute('content', '#f6f0e5');
});

test('scrolling to the top jumps under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/movies');
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const top = page.getByRole('button', { name: 'Scroll to top' });
  await expect(top).toBeVisible();
  await top.dispatchEvent('click');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a title is printed black on white, without what only a screen can do', async ({ page }) => {
  await page.goto('/movies');
  await ready(page);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/movies\/\d/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const colours = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1') ?? document.body;
      return [getComputedStyle(heading.closest('header') ?? heading).backgroundColor, getComputedStyle(heading).color];
    });
  await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('nothing floats over a page on a phone but the way up, while scrolling up [SHELL-13, SHELL-16]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/movies');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const wayUp = page.getByRole('button', { name: 'Scroll to top' });
  await expect(page.getByRole('button', { name: 'Options' })).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(page.locator('aside button[aria-label="Scroll to top"]')).toHaveCount(1);
  await expect(wayUp).toBeHidden();
  await page.mouse.wheel(0, -300);
  await wayUp.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [what, size] of [
  ['at 200 % zoom', { width: 720, height: 450 }],
  ['on a phone held sideways', { width: 844, height: 390 }],
] as const)
  test(`the title and Watch are on the first screen ${what}`, async ({ page, request }) => {
    await page.setViewportSize(size);
    const [film] = await popular(request, 'movie');
    // Its first episode has a name of two lines.
    const series = (await popular(request, 'tv')).find(({ name }) => name === 'Stranger Things');
    for (const address of ['/', `/movies/${film?.id}`, `/series/${series?.id}`, `/series/${series?.id}/1/1`]) {
      await page.goto(address);
      const main = page.getByRole('main');
      const name = /^(Watch|Watch selected episode|Play Episode|Load & Play)$/;
      const watch = main.getByRole('link', { name }).or(main.getByRole('button', { name })).first();
      await expect(watch).toBeInViewport({ ratio: 1 });
      const isUncovered = await watch.evaluate((button) => {
        const { x, width, bottom } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, bottom - 2));
      });
      expect(isUncovered, `${address}: not behind the bar at the bottom`).toBe(true);
      await expect(main.getByRole('heading', { level: address === '/' ? 2 : 1 }).first()).toBeInViewport({
        ratio: 0.9,
      });
    }
  });
