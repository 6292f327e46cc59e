import { expect, expectAccessible, expectPartAccessible, setTheme, storeTheme, test, type Theme } from './support/test';

const tabs = ['Player', 'Account', 'Appearance', 'Notifications', 'Content'];

test('the five tabs open by URL, complete and accessible in both themes', async ({ page }) => {
  await storeTheme(page, 'light');
  await page.goto('/account');
  let theme: Theme = 'light';
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tab }).click();
    if (tab !== 'Player') await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}`));
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
    // Around the panel nothing changes.
    const check = (what?: 'colours') =>
      tab === tabs[0] ? expectAccessible(page, what) : expectPartAccessible(page, '[role="tabpanel"]', what);
    await check();
    theme = theme === 'dark' ? 'light' : 'dark';
    await setTheme(page, theme);
    await check('colours');
  }
});

test('the data of this browser is exported, cleared and imported', async ({ page }) => {
  await page.goto('/account?tab=account');
  await page.evaluate(() =>
    localStorage.setItem(
      'bookmarks',
      JSON.stringify([{ mediaId: 1, mediaType: 'movie', category: 'Noir', addedAt: 5 }]),
    ),
  );
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = await download.path();
  await page.getByRole('button', { name: 'Clear all data' }).click();
  await page.getByRole('button', { name: 'Clear everything?' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => localStorage.getItem('bookmarks'))).toBeNull();
  await page.goto('/account?tab=account');
  await page.getByLabel('File to import').setInputFiles(file);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookmarks'))).toContain('Noir');
});
