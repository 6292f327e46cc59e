import { expectSynced, PASSWORD } from './support/accounts';
import { activeIn, hydrated, open, createFamily, watchAs } from './support/profiles';
import { waitForServiceWorker } from './support/service-worker';
import { expect, test } from './support/test';
import { popularFilmAbove } from './support/titles';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a capped profile sees nothing offline of what another one’s pages brought [PROFILE-87]', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/./);
    await createFamily(page, 'Kim', { isKid: true });
    await open(page, '/');
    await waitForServiceWorker(page);
    const { id, name: title } = await popularFilmAbove(page.request, 'strict.US');
    for (const address of ['/', '/movies', `/movies/${id}`]) {
      await open(page, address);
      await page.waitForLoadState('networkidle');
    }
    await watchAs(page, 'Kim');
    await context.setOffline(true);
    for (const address of [`/movies/${id}`, '/movies', '/', `/search?query=${encodeURIComponent(title)}`]) {
      await page.goto(address);
      await hydrated(page);
      // What is on its way has come or failed.
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(title, { exact: true }), address).toHaveCount(0);
      await expect(page.locator(`main a[href^="/movies/${id}-"]`), address).toHaveCount(0);
    }
  });
});

test('in an account: a push on its way, the other tab, wrong PINs and the log-out [PROFILE-13, PROFILE-42, PROFILE-49, PROFILE-89]', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/40[1390]|429/);
  const username = await createFamily(page, 'Kim');
  await open(page, '/profiles/manage');
  await page.getByRole('link', { name: 'Edit Kim' }).click();

  // Wrong PINs are counted by the server.
  await page.getByRole('textbox', { name: 'PIN' }).fill('4711');
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await page.getByLabel('Account password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('PIN set')).toBeVisible();
  await open(page, '/profiles');
  await page.getByRole('button', { name: 'Kim', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter PIN' });
  for (let tries = 1; tries <= 6; tries += 1) {
    await expect(dialog.getByRole('textbox')).not.toHaveAttribute('readonly');
    await page.keyboard.insertText('9999');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await expect(dialog.getByRole('alert')).toHaveText(tries < 6 ? /not the PIN/ : /Too many attempts\. Try again at/);
  }
  await dialog.getByRole('button', { name: 'Forgot PIN?' }).click();

  // The other tab’s change is on its way when this one goes over to Kim.
  const other = await context.newPage();
  await open(other, '/movies');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/api/sync', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await other.locator('main article').first().hover();
  await other
    .locator('main article')
    .first()
    .getByRole('button', { name: /bookmark|list/i })
    .first()
    .click();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('bookmarks'))).toContain('mediaId');
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirm.getByLabel('Account password').fill(PASSWORD);
  await confirm.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  release();
  // The other tab reloads.
  await expect(other.getByRole('banner').getByText('Kim')).toBeVisible();
  await open(other, '/bookmarks');
  await expect(other.getByText('Titles you bookmark will appear here.')).toBeVisible();
  await open(page, '/profiles');
  await page.getByRole('button', { name: username }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await open(page, '/bookmarks');
  await expect(page.locator('main a[href^="/movies/"]').first()).toBeVisible();
  await open(page, '/account?tab=account');
  await expectSynced(page);

  // Nothing of any profile stays in the browser.
  await page.getByRole('button', { name: 'Logout' }).first().click();
  // The address changes before the page is loaded anew.
  const loaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Log' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/login$/);
  await hydrated(page);
  const left = await page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => /^(profiles|bookmarks|settings|for-you|new-for-you)/.test(key)),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('marquee-')),
  }));
  expect(left).toEqual({ keys: [], databases: [] });
  expect(await activeIn(page)).toBeUndefined();
});
