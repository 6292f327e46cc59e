import type { Page } from '@playwright/test';
import { addresses, layouts, resolveAddress } from './support/addresses';
import { layoutProblems } from './support/layout';
import { expect, expectAccessible, test } from './support/test';

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

test('every layout runs from right to left [LANGUAGE-05]', async ({ page, request, watch }) => {
  test.setTimeout(120_000);
  watch.allow(/404/);
  await chooseLanguage(page, 'ar');
  for (const address of layouts)
    await test.step(address, async () => {
      await page.goto(await resolveAddress(request, address));
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
      expect(logo?.x).toBeGreaterThan(page.viewportSize()!.width / 2);
      await expectFits(page);
      await expectAccessible(page, 'structure');
    });
});

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('gets the site in German from the first byte, and another language when it asks [LANGUAGE-02, LANGUAGE-03]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto('/movies');
    expect(await response?.text()).toContain('<html lang="de" dir="ltr"');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filme');
    // One catalogue, and what this page adds to it.
    expect(asked.filter((path) => /\/assets\/(de|fr|ja|ar|en-XA)-/.test(path))).toHaveLength(1);

    await page.getByLabel('Sprache der Website').first().selectOption('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Films');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    // The choice holds on the next page, also one that the server does not render.
    await page.goto('/history');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
