import type { Locator, Page } from '@playwright/test';
import { waitForLayersToLeave } from './support/layers';
import { openInPlace } from './support/open-in-place';
import { expect, test } from './support/test';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');
const entries = (page: Page) => page.evaluate(() => history.length);
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

test('a double-click on a card is one entry of the history', async ({ page }) => {
  await page.goto('/movies');
  await ready(page);
  const before = await entries(page);
  await firstCard(page).getByRole('link').dblclick();
  await expect(page).toHaveURL(/\/movies\/\d+/);
  await page.waitForLoadState('networkidle');
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/movies$/);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

interface LayerCase {
  address: string;
  opener: (page: Page) => Locator;
  dialog: string | RegExp;
  /** Only in windows of this width. */
  width?: number;
}

/** Every kind of layer, and one dialog of each kind. */
const layers: LayerCase[] = [
  { address: '/movies', opener: (page) => button(page, 'Menu'), dialog: 'Menu', width: 390 },
  { address: '/movies', opener: (page) => button(page, 'Options'), dialog: 'Options', width: 1440 },
  { address: '/movies', opener: (page) => button(page, 'Account menu'), dialog: 'Account menu' },
  { address: '/movies', opener: (page) => button(page, 'Search'), dialog: 'Search' },
  { address: '/movies', opener: (page) => button(page, /^Filters/), dialog: 'Filters' },
  {
    address: '/movies',
    opener: (page) => button(page, /^Choose lists/),
    dialog: /^Lists for/,
    width: 1440,
  },
  { address: '/bookmarks', opener: (page) => button(page, 'Lists'), dialog: 'Lists' },
  { address: '/diary', opener: (page) => button(page, 'Add to diary'), dialog: 'Add to diary' },
  { address: '/sources', opener: (page) => button(page, 'Add a video server'), dialog: 'Add a video server' },
];

for (const width of [390, 1440])
  test(`every layer is closed by Back, Escape and a press outside, and nothing else is, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { address, opener, dialog, width: only = width } of layers.filter((it) => (it.width ?? width) === width))
      await test.step(`${String(dialog)} on ${address} at ${only} px`, async () => {
        const layer = page.getByRole('dialog', { name: dialog, exact: true });
        await openInPlace(page, '/faq');
        await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
        await openInPlace(page, address);
        // A page takes the focus when it comes, perhaps from what was pressed before.
        await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toHaveCount(0);
        await expect(page.getByRole('main')).toBeFocused();
        const open = async (act: (button: Locator) => Promise<void>) => {
          await act(opener(page));
          await expect(layer).toBeVisible();
          await expect.poll(() => layer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
        };
        const closed = async () => {
          await expect(layer).toBeHidden();
          await expect(page).toHaveURL(address);
          await expect(opener(page)).toBeFocused();
          await waitForLayersToLeave(page);
        };
        const byKey = async (it: Locator) => {
          await it.focus();
          await page.keyboard.press('Enter');
        };
        await open(byKey);
        await page.goBack();
        await closed();

        await open(byKey);
        // However often Tab is pressed, the focus stays inside.
        for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+Tab');
        expect(await layer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
        await page.keyboard.press('Escape');
        await closed();

        const box = await open(byKey).then(() => layer.boundingBox());
        // The window has a scrollbar.
        const [right, bottom] = [width - 20, 890];
        if (box && box.width >= right && box.height >= bottom) await page.keyboard.press('Escape');
        else await page.mouse.click(box && box.x > 4 ? 2 : right, box && box.y > 4 ? 2 : bottom);
        await closed();
        await page.goBack();
        await expect(page).toHaveURL('/faq');
      });
  });

test('a page that is opened from a layer closes it and leads back to the page below it', async ({ page }) => {
  for (const { size, opener, link } of [
    { size: { width: 390, height: 844 }, opener: 'Menu', link: 'Bookmarks' },
    { size: { width: 1440, height: 900 }, opener: 'Options', link: 'Bookmarks' },
    { size: { width: 1440, height: 900 }, opener: 'Account menu', link: 'My list' },
  ]) {
    await page.setViewportSize(size);
    await openInPlace(page, '/movies');
    await button(page, opener).click();
    await page.getByRole('dialog', { name: opener, exact: true }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL('/bookmarks');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await waitForLayersToLeave(page);
    await page.goBack();
    await expect(page).toHaveURL('/movies');
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
  }
});

test('a press beside an open menu follows nothing; toasts can be pressed while a dialog is open', async ({ page }) => {
  await page.goto('/movies');
  await ready(page);
  await firstCard(page).scrollIntoViewIfNeeded();
  await button(page, 'Options').click();
  const box = await firstCard(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 120);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitForLayersToLeave(page);
  await expect(page).toHaveURL(/\/movies$/);

  await openInPlace(page, '/bookmarks');
  await button(page, 'Lists').click();
  await page.getByRole('textbox', { name: 'New list' }).fill('Noir');
  await page.keyboard.press('Enter');
  await button(page, 'Delete Noir').click();
  await expect(button(page, 'Rename Noir')).toBeHidden();
  await button(page, 'Undo').click();
  await expect(button(page, 'Rename Noir')).toBeVisible();
});

test('the first press on a link of the header counts, also as the first sign of the visitor', async ({ page }) => {
  await page.goto('/faq');
  await ready(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Movies', exact: true });
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page).toHaveURL('/movies');
});
