import type { Page } from '@playwright/test';
import { addresses, resolveAddress } from './support/addresses';
import { layoutProblems } from './support/layout';
import { expect, test } from './support/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function expectFits(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${size.width}`).toBe(0);
    expect(await page.evaluate(layoutProblems, 24), `${size.width}`).toEqual([]);
  }
}

async function chooseLanguage(page: Page, language: string): Promise<void> {
  const url = new URL(test.info().project.use.baseURL ?? '');
  await page.context().addCookies([{ name: 'lang', value: language, url: url.origin }]);
}

test('texts that are 40 % longer fit every page [LANGUAGE-08]', async ({ page, request, watch }) => {
  test.setTimeout(180_000);
  watch.allow(/404/);
  await chooseLanguage(page, 'en-XA');
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(await resolveAddress(request, address));
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      await expect(
        page
          .getByRole('main')
          .getByText(/\[.*~\]/)
          .first(),
      ).toBeAttached();
      await expectFits(page);
    });
});
