import type { Page } from 'playwright-core';
import type { Product } from '../product';
import { beginStep } from './probe';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The menus load on the first interaction, which may precede the page's listeners. */
async function showMenus(page: Page): Promise<void> {
  const menus = page.getByRole('navigation', { name: 'Menus' });
  for (let move = 0; !(await menus.isVisible()); move += 1) {
    if (move > 100) throw new Error('the menus of the header do not come');
    await page.mouse.move(700 + move, 500);
    await page.waitForTimeout(100);
  }
}

/** Opens the options, and toggles the theme twice. */
async function switchTheme(page: Page): Promise<void> {
  await beginStep(page, 'open the options');
  await page.getByRole('button', { name: 'Options' }).click();
  const dark = page.getByRole('switch', { name: 'Dark mode' });
  await dark.waitFor();
  await beginStep(page, 'switch the theme');
  for (let press = 0; press < 2; press += 1) {
    await dark.click();
    await page.waitForTimeout(400);
  }
  await page.keyboard.press('Escape');
}

/** Opens a category through the header's menu, scrolls its list, and bookmarks some titles. */
async function browseCategory(page: Page): Promise<void> {
  await beginStep(page, 'open the menu');
  const menus = page.getByRole('navigation', { name: 'Menus' });
  await menus.getByRole('link', { name: 'Movies' }).focus();
  await page.keyboard.press('ArrowDown');
  const link = menus.getByRole('link', { name: 'Drama' });
  await link.hover();
  await beginStep(page, 'open a category');
  await link.click();
  await heading(page, 'Drama');
  await page.locator('main article').first().waitFor();
  await beginStep(page, 'scroll a category');
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(300);
  }
  await beginStep(page, 'bookmark a card');
  for (let card = 0; card < 3; card += 1) {
    await page
      .getByRole('button', { name: /^Add .* to Watchlist$/i })
      .nth(12)
      .click();
    await page.waitForTimeout(200);
  }
}

/** Finds a series by typing its name, and opens its seasons. */
async function searchSeries(page: Page): Promise<void> {
  await beginStep(page, 'open the search');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.locator('input').waitFor();
  await beginStep(page, 'type in the search');
  await page.keyboard.type('stranger', { delay: 80 });
  const result = dialog.getByRole('link', { name: /^Stranger Things/ }).first();
  await result.hover();
  await beginStep(page, 'open a title');
  await result.click();
  await heading(page, 'Stranger Things');
  await page.waitForLoadState('networkidle');
  await beginStep(page, 'change the season');
  for (const season of ['Season 2', 'Season 3', 'Season 1']) {
    await page.getByRole('button', { name: new RegExp(`^${season} `) }).click();
    await page.waitForTimeout(400);
  }
}

/** Through the tabs of the settings. */
async function changeTabs(page: Page): Promise<void> {
  await beginStep(page, 'open the settings');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.locator('#stack-menu a[href^="/account"]').click();
  await heading(page, 'Settings');
  await beginStep(page, 'change a tab');
  for (const tab of ['Appearance', 'Notifications', 'Content']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(200);
  }
}

/** Typical interactions by pointer and keyboard in one visit without a full page load. */
export async function walkThrough(page: Page, product: Product): Promise<void> {
  await page.goto(product.url, { waitUntil: 'networkidle' });
  await showMenus(page);
  await switchTheme(page);
  await browseCategory(page);
  await searchSeries(page);
  await changeTabs(page);
  await page.waitForTimeout(1000);
}
