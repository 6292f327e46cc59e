import type { Page } from '@playwright/test';
import { PASSWORD } from './support/accounts';
import { layoutProblems } from './support/layout';
import { waitForLayersToLeave } from './support/layers';
import { openInPlace } from './support/open-in-place';
import { activeIn, hydrated, open, createFamily, startAnew, watchAs } from './support/profiles';
import { popular, popularFilmAbove } from './support/titles';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './support/test';

/** What a restricted profile without sources has no page for, and finds by no address. */
const closed = [
  '/sources',
  '/4k',
  '/login',
  '/signup',
  '/reset-password?token=x',
  '/account?tab=account',
  '/import',
  '/export',
  '/operator',
  '/profiles/manage',
  '/profiles/manage/new',
  '/profiles/manage/1',
];

const bookmarked = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('bookmarks') ?? '[]') as unknown[]).length);

test('every profile has a list of its own, and the page asks who is watching once a start [PROFILE-45, PROFILE-47, PROFILE-48, PROFILE-90]', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/40[149]/);
  const [film] = await popular(request, 'movie');
  await page.addInitScript((id) => {
    if (localStorage.length > 0) return;
    localStorage.setItem(
      'bookmarks',
      JSON.stringify([{ mediaId: id, mediaType: 'movie', category: 'watchlist', addedAt: 1 }]),
    );
    localStorage.setItem('theme', 'light');
  }, film?.id);
  const owner = await createFamily(page, 'Kim');
  await open(page, '/');
  await expect.poll(() => bookmarked(page)).toBe(1);

  await watchAs(page, 'Kim');
  await open(page, '/bookmarks');
  await expect(page.getByText('Titles you bookmark will appear here.')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  // Started anew, the browser asks before anything else, and goes on to the page that was asked for.
  await startAnew(page);
  await page.goto('/bookmarks?sort=title');
  await page.waitForURL(/\/profiles\?to=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Who’s watching?' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual([owner, 'Kim']);
  // The one used last has the focus; the arrows of a remote lead to the others.
  await expect(page.getByRole('button', { name: 'Kim', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: owner, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('switch', { name: 'Remember on this device' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Manage profiles' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  if (await page.getByRole('button', { name: 'Kim', exact: true }).evaluate((kim) => kim === document.activeElement))
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/bookmarks\?sort=title/);
  await expect(page.locator('main a[href^="/movies/"]').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);

  // What the device remembers it does not ask.
  await open(page, '/profiles');
  await page.getByRole('switch', { name: 'Remember on this device' }).click();
  await page.getByRole('button', { name: owner, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await startAnew(page);
  await open(page, '/bookmarks');
  expect(new URL(page.url()).pathname).toBe('/bookmarks');
});

test('a PIN is typed, pasted or pressed; leaving a kids profile takes the owner’s [PROFILE-49]', async ({
  page,
  watch,
}) => {
  watch.allow(/40[1349]/);
  const owner = await createFamily(page, 'Kim', { isKid: true, ownerPin: '1234' });
  await open(page, '/profiles');
  await expect(page.getByRole('button', { name: 'Kim', exact: true })).toBeVisible();
  // Nothing is asked for to go to the children's.
  await open(page, '/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('list', { name: 'Switch profile' }).getByRole('button', { name: 'Kim' }).click();
  await reloaded;
  // The reloaded page leaves the menu's entry in the history.
  await hydrated(page);
  await waitForLayersToLeave(page);
  expect(await activeIn(page)).not.toBe('1');
  await open(page, '/profiles');
  await page.getByRole('button', { name: owner, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter PIN' });
  await expectAccessibleInBothThemes(page);
  for (const digit of ['9', '9', '9', '9']) await dialog.getByRole('button', { name: digit, exact: true }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That’s not the PIN. Try again.');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('12 34');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await hydrated(page);
  expect(await activeIn(page)).toBe('1');
});

test('a kids profile sees what its rating allows; account, sources and the way to change profiles are not there [PROFILE-51, PROFILE-83]', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/40[1349]/);
  const { id: hidden } = await popularFilmAbove(request, 'strict.US');
  const owner = await createFamily(page, 'Kim', { isKid: true });
  await watchAs(page, 'Kim');
  await open(page, '/movies');
  await expect(page.locator('main a[href^="/movies/"]').first()).toBeVisible();
  await expect(page.locator(`main a[href^="/movies/${hidden}-"]`)).toHaveCount(0);
  await page.goto(`/movies/${hidden}`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  for (const address of closed) {
    await openInPlace(page, '/movies');
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
    await openInPlace(page, address);
    await expect(page.getByRole('heading', { name: 'Page Not Found' }), address).toBeVisible();
  }
  for (const name of ['Register', 'Login', '4K']) await expect(page.getByRole('link', { name })).toHaveCount(0);
  await open(page, '/account');
  await expect(page.getByRole('tab', { name: 'Player' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage sources' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Account menu' });
  await expect(menu.getByRole('button', { name: owner })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Manage profiles' })).toHaveCount(0);
});

/** In both themes, and on a phone, which has another layout. */
async function expectGoodAtBothSizes(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(layoutProblems, 44)).toEqual([]);
  await expectAccessible(page, 'structure');
  await page.setViewportSize(desktop);
}

test('a guest is told that profiles come with an account; they are changed and deleted, and their pages are accessible [PROFILE-43, PROFILE-52]', async ({
  page,
  watch,
}) => {
  watch.allow(/40[1349]/);
  await open(page, '/profiles');
  await expect(page).toHaveURL(/\/profiles\/manage$/);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Sign up', 'Log in']);
  await expectGoodAtBothSizes(page);

  // No page of the app hears of what is made beside it.
  await page.goto('about:blank');
  await createFamily(page, 'Kim');
  const confirm = async () => {
    await page.getByLabel('Account password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await open(page, '/profiles/manage');
  await expect(page.getByRole('link', { name: 'Edit Kim' })).toBeVisible();
  await expectGoodAtBothSizes(page);
  await page.getByRole('link', { name: 'Edit Kim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  await expectGoodAtBothSizes(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Kim the second');
  await page.getByRole('radio', { name: 'Stars' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await confirm();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage profiles' })).toBeVisible();
  await open(page, '/profiles');
  await expect(page.getByRole('button', { name: 'Kim the second' })).toBeVisible();
  await expectGoodAtBothSizes(page);
  await open(page, '/profiles/manage');
  await page.getByRole('link', { name: 'Edit Kim the second' }).click();
  await page.getByRole('button', { name: 'Delete profile…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Kim the second?' });
  await expect(dialog).toContainText('can’t be undone');
  await dialog.getByRole('button', { name: 'Delete profile' }).click();
  await confirm();
  await expect(page.getByText('Room for 7 more')).toBeVisible();
});
