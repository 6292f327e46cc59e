import type { Page } from '@playwright/test';
import { layoutProblems } from './support/layout';
import { openInPlace } from './support/open-in-place';
import { activeIn, open, createFamily, startAnew, watchAs } from './support/profiles';
import { popular, popularFilmAbove } from './support/titles';
import { expect, expectAccessibleInBothThemes, test } from './support/test';

/** In both themes, and on a phone, which has another layout. */
async function expectGoodAtBothSizes(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(layoutProblems, 44)).toEqual([]);
  await page.setViewportSize(desktop);
}

const bookmarked = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('bookmarks') ?? '[]') as unknown[]).length);

test('every profile has a list of its own, and the page asks who is watching once a start [PROFILE-45, PROFILE-47, PROFILE-48, PROFILE-90]', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/40[149]/);
  // A press before the page has its CSRF token is refused, and repeated with one (backend-api.test).
  watch.allow(/403.*\/activate/);
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
  await expect(page.getByRole('main').getByRole('button')).toHaveText([owner, 'Kim'], { useInnerText: true });
  await expectGoodAtBothSizes(page);
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

  await openInPlace(page, '/profiles/manage');
  await expect(page.getByRole('link', { name: 'Edit Kim' })).toBeVisible();
  await expectGoodAtBothSizes(page);
  await page.getByRole('link', { name: 'Edit Kim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  await expectGoodAtBothSizes(page);
});

test('a kids profile sees what its rating allows, also by Back; account, sources and the way to change profiles are not there, and its owner’s PIN leads out [PROFILE-42, PROFILE-49, PROFILE-51]', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/40[1349]/);
  const { id: hidden, name: title } = await popularFilmAbove(request, 'strict.US');
  const owner = await createFamily(page, 'Kim', { isKid: true, ownerPin: '1234' });
  await open(page, `/movies/${hidden}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Nothing is asked for to go to the children's.
  await watchAs(page, 'Kim');
  expect(await activeIn(page)).not.toBe('1');
  // A page of the owner's is loaded anew as Kim's.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/movies/${hidden}`));
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);

  await open(page, '/movies');
  await expect(page.locator('main a[href^="/movies/"]').first()).toBeVisible();
  await expect(page.locator(`main a[href^="/movies/${hidden}-"]`)).toHaveCount(0);
  // Which other pages are closed is shown by the router's test.
  await openInPlace(page, '/account?tab=account');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  for (const name of ['Register', 'Login', '4K']) await expect(page.getByRole('link', { name })).toHaveCount(0);
  await open(page, '/account');
  await expect(page.getByRole('tab', { name: 'Player' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage sources' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Account menu' });
  await expect(menu.getByRole('link', { name: 'Manage profiles' })).toHaveCount(0);
  await menu.getByRole('button', { name: owner }).click();

  // Typed, pasted or pressed.
  const dialog = page.getByRole('dialog', { name: 'Enter PIN' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const digit of ['9', '9', '9', '9']) await dialog.getByRole('button', { name: digit, exact: true }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That’s not the PIN. Try again.');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await page.keyboard.insertText('12 34');
  await page.keyboard.press('Enter');
  await reloaded;
  expect(await activeIn(page)).toBe('1');
});
