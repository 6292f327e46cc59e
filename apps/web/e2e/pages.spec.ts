import { addresses, inGroups, isServerRendered, layouts, resolveAddress } from './support/addresses';
import { countLayoutShift } from './support/layout-shift';
import { expectReadingOrder } from './support/reading-order';
import { expect, expectAccessible, setTheme, storeTheme, test } from './support/test';

const AT_ONCE = 5;

/** On a phone one page of each layout: what the others have there, these have too, and reach.spec fits all into 320 px. */
const groups = [
  ...inGroups(layouts, AT_ONCE).map((group) => ({ group, tag: '@phone' })),
  ...inGroups(addresses.slice(layouts.length), AT_ONCE).map((group) => ({ group, tag: '@desktop' })),
];

for (const { group, tag } of groups) {
  test(
    `complete, without layout shifts, and accessible: ${group.join(' ')} [PAGE-01, PRODUCT-07, ROUTE-01]`,
    { tag },
    async ({ page, request, watch, isMobile }) => {
      test.setTimeout(150_000);
      if (group.includes('/no-such-page')) watch.allow(/404/);
      await storeTheme(page, 'light');
      const layoutShift = await countLayoutShift(page);
      for (const address of group)
        await test.step(address, async () => {
          await page.emulateMedia({ reducedMotion: null });
          await page.goto(await resolveAddress(request, address));
          const first = await page.getByRole('main').locator('h1, h2').first().elementHandle();
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('main')).toHaveCount(1);
          await expect(page).toHaveTitle(/Marquee/);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expect(page.locator('html')).toHaveAttribute('data-hydrated');
          await page.waitForLoadState('networkidle');
          // React renders a page anew when it does not match the server's, and says so (error 418), which fails the test.
          if (isServerRendered(address)) expect(await first.evaluate((heading) => heading.isConnected)).toBe(true);
          expect(await layoutShift()).toBeLessThan(0.05);
          await expectReadingOrder(page);
          // The colours are the same on a phone.
          await expectAccessible(page, isMobile ? 'structure' : 'everything');
          if (isMobile) return;
          await setTheme(page, 'dark');
          await expectAccessible(page, 'colours');
        });
    },
  );
}
