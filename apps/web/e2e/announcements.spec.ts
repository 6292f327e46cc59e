import type { Page } from '@playwright/test';
import { waitForLayersToLeave } from './support/layers';
import { renderInBrowser } from './support/render-in-browser';
import { expect, expectAccessibleInBothThemes, test } from './support/test';

/** The operator's files as one page sees them; the server's own stay empty for the other journeys. */
async function announce(page: Page, files: { modals?: object[]; banners?: object[]; ads?: object[] }): Promise<void> {
  const { modals = [], banners = [], ads = [] } = files;
  await page.route('**/modalData.json', (route) => route.fulfill({ json: modals }));
  await page.route('**/bannerData.json', (route) => route.fulfill({ json: banners }));
  await page.route('**/ads.json', (route) => route.fulfill({ json: ads }));
  if (ads.length === 0) return;
  // The server's own page has the operator's settings in it.
  await renderInBrowser(page);
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ads: true } });
  });
}

const modal = (id: string, priority: number, changes = {}) => ({
  id,
  title: `Modal ${id}`,
  content: `Text of ${id}`,
  priority,
  repeat: 'never',
  ...changes,
});

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const ad = (id: string) => ({
  id,
  link: 'https://sponsor.example.org/',
  gifUrl: '/icon.svg',
  startDate: day(-1),
  endDate: day(1),
  priority: 1,
});

test('modals open one at a time, highest priority first, at most two per session, and stay closed [ANNOUNCE-02]', async ({
  page,
  isMobile,
}) => {
  await announce(page, { modals: [modal('low', 1), modal('high', 9), modal('middle', 5)] });
  await page.clock.install();
  await page.goto('/faq');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Modal high');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveAccessibleName('Modal middle');
  // A dialog hears presses beside it from the next turn on.
  await page.clock.runFor(100);
  if (isMobile) await dialog.getByRole('button', { name: 'Close' }).click();
  else await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
  await waitForLayersToLeave(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_000);
  await expect(dialog).toBeHidden();
  const stored = await page.evaluate(() => localStorage.getItem('dismissedInfoModals'));
  expect(JSON.parse(stored ?? '[]')).toEqual([
    { id: 'high', timestamp: expect.any(Number) as unknown },
    { id: 'middle', timestamp: expect.any(Number) as unknown },
  ]);
});

test("a modal's HTML is sanitised, and is legible on the operator's colour", async ({ page, watch }) => {
  // The policy tells of the handler while the text is read into a document that never runs.
  watch.allow(/script-src-attr/);
  const html =
    '<p>Read <a href="https://example.org/news">the news</a>, not <a href="javascript:alert(1)">this</a>.</p><img src="x" onerror="document.title=\'broken in\'"><script>document.title="broken in"</script>';
  await announce(page, { modals: [modal('html', 1, { html, bgColor: '#ffe9a8' })] });
  await page.goto('/faq');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'the news' })).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('link')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await expect(page).toHaveTitle(/FAQ/);
});

test('a dismissed banner does not return [ANNOUNCE-06, HOME-01]', async ({ page }) => {
  await announce(page, {
    banners: [{ id: 'b', title: 'Maintenance', content: 'On Sunday.', type: 'warning', dismissible: true }],
  });
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Maintenance' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(banner).toBeHidden();
});

test('an ad is labelled and explained, and does not return that day once closed [ANNOUNCE-08, HOME-07]', async ({
  page,
}) => {
  await announce(page, { ads: [ad('a')] });
  await page.goto('/movies');
  const slot = page.getByRole('complementary', { name: 'Advertisement' });
  await expect(slot.getByRole('img', { name: 'Advertisement' })).toBeVisible();
  await expect(slot.getByRole('link', { name: /why we have ads/ })).toHaveAttribute('href', '/ads');
  await slot.getByRole('button', { name: 'Hide the ad for today' }).click();
  await expect(slot).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: 'Advertisement' })).toHaveCount(0);
});
