import type { Page } from '@playwright/test';
import { waitForLayersToLeave } from './support/layers';
import { expect, test } from './support/test';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');
const entries = (page: Page) => page.evaluate(() => history.length);

test('a double-click on a card is one entry of the history', async ({ page }) => {
  await page.goto('/movies');
  await ready(page);
  const before = await entries(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').dblclick();
  await expect(page).toHaveURL(/\/movies\/\d+/);
  await page.waitForLoadState('networkidle');
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/movies$/);
});

test('the drawer is closed by Back, which does nothing else, and leaves nothing in its way when closed otherwise', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = page.getByRole('dialog', { name: 'Menu', exact: true });
  const open = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
    await expect(drawer).toBeVisible();
  };
  await page.goto('/faq');
  await page.goto('/movies');
  await ready(page);
  await open();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/movies');

  await open();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await waitForLayersToLeave(page);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('a page that is opened from the drawer leads back to the page below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/movies');
  await ready(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Menu', exact: true }).getByRole('link', { name: 'Bookmarks' }).click();
  await expect(page).toHaveURL('/bookmarks');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitForLayersToLeave(page);
  await page.goBack();
  await expect(page).toHaveURL('/movies');
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
});

test('a press beside an open menu closes it and follows nothing', async ({ page }) => {
  await page.goto('/movies');
  await ready(page);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.locator('#stack-menu')).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.locator('#stack-menu')).toBeHidden();
  await expect(page).toHaveURL(/\/movies$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/movies\/\d+/);
  // The list of a bookmark, too.
  await page.goBack();
  await page
    .getByRole('button', { name: /^Choose categories/ })
    .first()
    .click({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
  const box = await page.locator('main article').nth(4).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 120);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitForLayersToLeave(page);
  await expect(page).toHaveURL(/\/movies$/);
});
