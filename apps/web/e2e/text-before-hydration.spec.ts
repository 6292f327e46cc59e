import { holdApp } from './support/hold-app';
import { expectServerRendered } from './support/server-rendered';
import { expect, test } from './support/test';

test('text typed, composed and pasted into the search while the page hydrates is kept and searched', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expectServerRendered(page, '/', 'search-dialog');
  const releaseApp = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search movies and series' });
  await expect(field).toBeFocused();
  const cdp = await context.newCDPSession(page);
  await page.keyboard.type('the ');
  await page.evaluate(() => navigator.clipboard.writeText('mat'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue('the mat');
  // As an input method does: a text that changes until it is committed. This one is committed after hydration.
  await cdp.send('Input.imeSetComposition', { text: 'r', selectionStart: 1, selectionEnd: 1 });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  releaseApp();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await cdp.send('Input.imeSetComposition', { text: 'ri', selectionStart: 2, selectionEnd: 2 });
  await cdp.send('Input.insertText', { text: 'rix' });
  await expect(field).toHaveValue('the matrix');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe('the matrix'.length);
  const results = page.getByRole('dialog', { name: 'Search' }).getByRole('list', { name: 'Results' });
  await expect(results.getByRole('link').first()).toContainText(/the matrix/i);
});
