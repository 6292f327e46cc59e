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

test('every choice takes effect at once and survives a reload [SETTING-02]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/account?tab=appearance');
  const html = page.locator('html');
  await expect(html).toHaveClass(/dark/);
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(html).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'System' }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

  const line = page.getByText('The lights go down, and the room leans in.');
  const before = await line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  await page.getByRole('radio', { name: 'X-Large' }).check();
  await page.getByRole('radio', { name: 'Yellow' }).check();
  expect(await line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeCloseTo(before * 2, 0);
  await expect(line).toHaveCSS('color', 'rgb(255, 224, 74)');
  await page.getByRole('radiogroup', { name: 'Thumbnail size' }).getByRole('radio', { name: 'Large' }).check();

  await page.reload();
  await expect(html).not.toHaveClass(/dark/);
  await expect(html).toHaveAttribute('data-thumbnails', 'large');
  await expect(page.getByRole('radio', { name: 'X-Large' })).toBeChecked();
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
  await expect(page.getByText('Your data has been imported.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookmarks'))).toContain('Noir');
});
