import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => overlay(page).getByRole('searchbox', { name: 'Search movies and series' });

async function openOverlay(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(input(page)).toBeFocused();
}

test.describe('the search overlay', () => {
  test(
    'finds titles while typing, locks the page behind it, and returns the focus on Escape [SEARCH-03]',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/movies');
      await openOverlay(page);
      await expectAccessible(page);
      await input(page).fill('dune');
      await expect(overlay(page).getByRole('list', { name: 'Results' }).getByRole('link').first()).toContainText(
        /dune/i,
      );
      await expectAccessible(page);
      await page.mouse.wheel(0, 800);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
    },
  );

  test('traps the focus, and reaches a result with the arrow keys', async ({ page }) => {
    await page.goto('/movies');
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(overlay(page).getByRole('region', { name: 'Trending' }).getByRole('link').last()).toBeVisible();
    // Past the last title, whose bookmark Tab passes by.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await overlay(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await input(page).fill('dune');
    await expect(overlay(page).getByRole('list', { name: 'Results' })).toBeVisible();
    await input(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(movies|series)\/\d+/);
    await expect(overlay(page)).toBeHidden();
  });
});

test.describe('the search page', () => {
  test('filters without text in the drawer, and removes filters one by one', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Drama: any' }).click();
    await drawer.getByRole('spinbutton', { name: 'From' }).fill('1950');
    await drawer.getByRole('spinbutton', { name: 'To' }).fill('1969');
    await drawer.getByRole('button', { name: 'Show results' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/genres=drama&from=1950&to=1969/);
    const results = page.getByRole('list', { name: 'Results' });
    await expect(results.getByRole('article').first()).toContainText(/19[56]\d/);
    await page.getByRole('button', { name: 'Remove filter: Drama' }).click();
    await expect(page).not.toHaveURL(/genres/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});
