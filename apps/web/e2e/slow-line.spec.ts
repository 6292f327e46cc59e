import { addresses, resolveAddress } from './support/addresses';
import { openInPlace } from './support/open-in-place';
import { expect, test } from './support/test';

test('on a slow line every page shows its shape until it is there [PAGE-08]', async ({ page, request }) => {
  test.setTimeout(180_000);
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
    await expect(shape, address).toBeVisible({ timeout: 3000 });
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/slow${to.replaceAll(/\W+/g, '-')}.png` });
    release();
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  }
});
