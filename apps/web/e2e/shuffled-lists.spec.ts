import type { Page } from '@playwright/test';
import { cards, scrollTo, titlesOnPage } from './support/long-list';
import { expect, test } from './support/test';

const visibleTitles = (page: Page): Promise<string[]> =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        })
        .map((link) => link.getAttribute('href') ?? ''),
    );

/** Places on the screen whose cards are still to come. */
const emptyPlaces = (page: Page): Promise<number> =>
  page.locator('main li[aria-hidden]').evaluateAll(
    (places) =>
      places.filter((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      }).length,
  );

test.describe('a shuffled list', () => {
  test('that a link led to is the same after a reload, at the same place [BROWSE-16]', async ({ page }) => {
    await page.goto('/categories');
    await page.getByRole('link', { name: 'View all: Action' }).click();
    // The page before it has cards as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Action' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    // The app tells the server by a cookie which order it was: a press before it was up has loaded a page of its own.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const order = () => titlesOnPage(page).then((titles) => titles.slice(0, 12));
    const before = await order();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect.poll(order).toEqual(before);
    await scrollTo(page, 9000);
    await expect.poll(() => emptyPlaces(page)).toBe(0);
    const scrollY = await page.evaluate(() => window.scrollY);
    const shown = await visibleTitles(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
    await expect.poll(() => visibleTitles(page)).toEqual(shown);
  });
});
