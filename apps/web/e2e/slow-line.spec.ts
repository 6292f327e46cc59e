import { addresses, resolveAddress } from './support/addresses';
import { countLayoutShift } from './support/layout-shift';
import { openInPlace } from './support/open-in-place';
import { expect, test } from './support/test';

test('on a slow line every page shows its shape until it is there [PAGE-08]', async ({ page, request }) => {
  let release: () => void = () => undefined;
  let released: Promise<void> = Promise.resolve();
  await page.route(/\.js$|\/api\//, async (route) => {
    await released;
    // The next page may have been opened by then.
    await route.continue().catch(() => undefined);
  });
  // What is missing is said by the app's own code, which is there.
  const slow = addresses.filter((address) => address !== '/faq' && address !== '/no-such-page');
  for (const address of slow) {
    const to = await resolveAddress(request, address);
    await openInPlace(page, '/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
    released = new Promise((resolve) => (release = resolve));
    await openInPlace(page, to);
    const shape = page.locator('main .shimmer').first();
    await expect(shape, address).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  }
});

test(
  'an episode that comes later than its series moves nothing on its page [PAGE-01]',
  { tag: '@phone' },
  async ({ page, request }) => {
    const layoutShift = await countLayoutShift(page);
    const address = await resolveAddress(request, '/series/{tv}/1/1');
    await openInPlace(page, '/stats');
    await page.waitForLoadState('networkidle');
    const before = await layoutShift();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/season\/1\/episode\/1\?/, async (route) => {
      await released;
      await route.continue();
    });
    const seasons = page.waitForResponse(/\/season\/1\?/);
    await openInPlace(page, address);
    await (await seasons).finished();
    await expect(page.getByRole('navigation', { name: 'Episode' })).toBeVisible();
    // What it brings is laid out two frames later.
    await page.evaluate(() => new Promise((follow) => requestAnimationFrame(() => requestAnimationFrame(follow))));
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await layoutShift()) - before).toBeLessThan(0.02);
  },
);
