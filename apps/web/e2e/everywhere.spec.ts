import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { popular } from './support/titles';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

test('/movies ends with all movies, without end [HOME-20]', async ({ page }) => {
  await page.goto('/movies');
  await ready(page);
  const all = page.getByRole('region', { name: 'All movies' });
  await all.scrollIntoViewIfNeeded();
  const titles = all.getByRole('list', { name: 'All movies' }).getByRole('article');
  await expect(titles.first()).toBeVisible();
  await expect(titles.first().getByRole('link')).toHaveAttribute('href', /^\/movies\/\d/);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(height).toBeGreaterThan(before);
});

test('a title is printed black on white, without what only a screen can do [PRINT-01]', async ({ page }) => {
  await page.goto('/movies');
  await ready(page);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/movies\/\d/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const colours = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1') ?? document.body;
      return [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(heading).color];
    });
  await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('nothing floats over a page on a phone but the way up, while scrolling up; its first row begins on the first screen [HOME-22, SHELL-13, SHELL-16]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/movies');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('region', { name: 'Featured movies' }).getByRole('article').first()).toBeInViewport();
  const wayUp = page.getByRole('button', { name: 'Scroll to top' });
  await expect(page.getByRole('button', { name: 'Options' })).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await expect(page.locator('aside button[aria-label="Scroll to top"]')).toHaveCount(1);
  await expect(wayUp).toBeHidden();
  await page.mouse.wheel(0, -300);
  await wayUp.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the title and Watch are on the first screen at 200 % zoom, and on a phone held sideways', async ({
  page,
  request,
}) => {
  const [film] = await popular(request, 'movie');
  // Its first episode has a name of two lines.
  const series = (await popular(request, 'tv')).find(({ name }) => name === 'Stranger Things');
  for (const address of ['/', `/movies/${film?.id}`, `/series/${series?.id}`, `/series/${series?.id}/1/1`]) {
    await page.goto(address);
    const main = page.getByRole('main');
    const name = /^(Watch|Watch selected episode|Play Episode|Load & Play)$/;
    const watch = main.getByRole('link', { name }).or(main.getByRole('button', { name })).first();
    for (const [width, height] of [
      [720, 450],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(watch).toBeInViewport({ ratio: 1 });
      const isUncovered = await watch.evaluate((button) => {
        const { x, width: own, bottom } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + own / 2, bottom - 2));
      });
      expect(isUncovered, `${address}: not behind the bar at the bottom`).toBe(true);
      await expect(main.getByRole('heading', { level: address === '/' ? 2 : 1 }).first()).toBeInViewport({
        ratio: 0.9,
      });
    }
  }
});
