import { expect, expectAccessible, test } from './support/test';

test('a page that fails shows the error screen, and its report reaches the server [ERROR-02]', async ({
  page,
  watch,
}) => {
  watch.allow(/out of order|dmca/);
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  const broken = 'export function Component() { throw new Error("out of order"); }';
  await page.route(/assets\/dmca-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' }, body: broken }),
  );
  await page.goto('/dmca');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something Broke');
  await expectAccessible(page);
  for (const name of ['Reload Page', 'Clear Bookmarks', 'Clear Watchlist', 'Reset all app data'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByText('Technical details').click();
  await expect(page.getByText('stack', { exact: true })).toBeVisible();
  await page.getByRole('textbox').fill('I opened the DMCA page');
  const sent = page.waitForRequest('**/api/reports');
  await page.getByRole('button', { name: 'Report This Issue' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ report: 'I opened the DMCA page' });
  await expect(page.getByRole('button', { name: 'Issue Reported' })).toBeDisabled();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
