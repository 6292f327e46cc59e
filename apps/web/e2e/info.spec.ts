import { expect, expectAccessible, test } from './support/test';

test(
  'the footer leads to the information pages; small screens leave some out [SHELL-09]',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/faq');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    const link = (name: string) => footer.getByRole('link', { name, exact: true });
    for (const name of ['Watch History', 'DMCA', 'Disclaimer', 'Terms', 'Partners'])
      await expect(link(name)).toBeVisible({ visible: !isMobile });
    await expect(link('Donate')).toBeVisible({ visible: isMobile });
    await link('Privacy').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  },
);

test('an FAQ answer opens by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key');
  await page.goto('/faq');
  const question = page.getByText('Do I need an account?');
  const answer = page.getByText('Browsing, bookmarks, watch history and watching all work without one.');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.getByText('Which keyboard shortcuts are there?').click();
  await expect(page.getByText('Opens search, except while you’re typing in a text field.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('donations: an address can be copied, and a coin without one is hidden', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `bc1${'q'.repeat(39)}`;
  await page.route('**/api/content/donations', (route) =>
    route.fulfill({
      json: {
        wallets: { BTC: address },
        stats: {
          totalAmount: 0.5,
          totalDonors: 1,
          recentDonations: [{ id: '1', amount: 0.5, currency: 'BTC', date: '2026-01-02', message: 'Enjoy' }],
        },
      },
    }),
  );
  await page.goto('/donate');
  await page.getByRole('button', { name: 'Copy address (Bitcoin)' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByRole('button', { name: 'Copy address (Bitcoin)' })).toBeVisible();
  await expect(page.getByText('Litecoin', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/about \$40,250/)).toBeVisible();
  await expectAccessible(page);
});

test('the submission form says what is missing, then writes the message [INFO-06]', async ({ page }) => {
  await page.goto('/partners');
  await page.getByRole('link', { name: 'Submit an ad' }).click();
  await expect(page).toHaveURL(/\/partners\/submit$/);
  const write = page.getByRole('button', { name: 'Prepare the email' });
  await write.click();
  await expect(page.getByLabel('Your name or company')).toBeFocused();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your name or company').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Where the ad links to').fill('https://example.org/');
  await page.getByLabel('First day').fill('2099-01-01');
  await write.click();
  await expect(page.getByRole('status', { name: 'Your message' })).toContainText('First day: 2099-01-01');
});

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
