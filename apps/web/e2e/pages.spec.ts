import type { Page } from '@playwright/test';
import { directionOf, LANGUAGE_PARAM, PSEUDO_LANGUAGE } from '@marquee/core';
import { addresses, inGroups, isServerRendered, resolveAddress } from './support/addresses';
import { layoutProblems } from './support/layout';
import { countLayoutShift } from './support/layout-shift';
import { unreachableControls } from './support/reachable';
import { expectReadingOrder } from './support/reading-order';
import { expect, expectAccessible, setTheme, storeTheme, test } from './support/test';
import { untranslatedTexts } from './support/untranslated';

/* Every page is opened once on a desktop and once on a phone; whatever is expected of all of them is looked at then. */

const desktop = { width: 1440, height: 900 };
/** WCAG's 320 px, and a window of 1280 by 1024 at 200 %. */
const narrow = { width: 320, height: 640 };
const zoomed = { width: 640, height: 512 };
/** A window of 1280 by 1024 at 400 %. */
const magnified = { width: 320, height: 256 };
/** One of each layout. */
const layouts = [
  '/',
  '/movies/{movie}',
  '/series/{tv}',
  '/categories/drama',
  '/search?query=night',
  '/account',
  '/login',
];

/** Smallest side of a control: ours, and WCAG 2.5.8's where texts are longer than they will be. */
const TARGET = 44;
const LEAST_TARGET = 24;

/** `E2E_LANGUAGES=de,ar` opens the pages of phones in these languages instead. */
const languages = process.env.E2E_LANGUAGES?.split(',') ?? [PSEUDO_LANGUAGE];

async function expectComplete(page: Page, address: string): Promise<void> {
  const first = await page.getByRole('main').locator('h1, h2').first().elementHandle();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.waitForLoadState('networkidle');
  // React renders a page anew when it does not match the server's, and says so (error 418), which fails the test.
  if (isServerRendered(address)) expect(await first.evaluate((heading) => heading.isConnected)).toBe(true);
}

async function problemsAt(page: Page, size: typeof narrow): Promise<string[]> {
  // What is far from the screen would keep the style of another width.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.setViewportSize(size);
  await page.waitForFunction(
    (width) => innerWidth === width && [...document.fonts].some(({ status }) => status === 'loaded'),
    size.width,
  );
  // Without motion, what depends on the width follows one frame later.
  await page.evaluate(() => new Promise((follow) => requestAnimationFrame(() => requestAnimationFrame(follow))));
  const problems = await page.evaluate(layoutProblems, TARGET);
  return problems.map((problem) => `${size.width}: ${problem}`);
}

/** What cannot be read or reached in a window of which the header and the bar at the foot take their part. */
async function lossAt400(page: Page): Promise<string[]> {
  await page.setViewportSize(magnified);
  await page.waitForFunction((height) => innerHeight === height, magnified.height);
  const lines = await page.evaluate(() => {
    scrollTo(0, 0);
    const isInMain = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('main') !== null;
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isInMain).length;
  });
  const covered = await page.evaluate(unreachableControls, 'main');
  return [...(lines < 0.45 * magnified.height ? [`only ${lines} px show the page`] : []), ...covered];
}

for (const group of inGroups(addresses, 5))
  test(`complete, still, accessible in both themes, and readable at 200 % and 320 px: ${group.join(' ')} [PAGE-01, PAGE-03, PRODUCT-07, ROUTE-01]`, async ({
    page,
    request,
    watch,
  }) => {
    if (group.includes('/no-such-page')) watch.allow(/404/);
    await storeTheme(page, 'light');
    const layoutShift = await countLayoutShift(page);
    for (const address of group)
      await test.step(address, async () => {
        await page.setViewportSize(desktop);
        await page.emulateMedia({ reducedMotion: null });
        await page.goto(await resolveAddress(request, address));
        await expectComplete(page, address);
        await expect(page).toHaveTitle(/Marquee/);
        expect(await layoutShift()).toBeLessThan(0.05);
        await expectReadingOrder(page);
        await expectAccessible(page, 'everything');
        await setTheme(page, 'dark');
        await expectAccessible(page, 'colours');
        expect.soft(await problemsAt(page, zoomed), address).toEqual([]);
        expect.soft(await problemsAt(page, narrow), address).toEqual([]);
        if (layouts.includes(address)) expect.soft(await lossAt400(page), address).toEqual([]);
      });
  });

for (const language of languages)
  for (const group of inGroups(addresses, 8))
    test(
      `on a phone in ${language}, complete, still, translated, and nothing is cut off: ${group.join(' ')} [LANGUAGE-02, LANGUAGE-05, LANGUAGE-09, PAGE-01]`,
      { tag: '@phone-only' },
      async ({ page, request, watch }) => {
        if (group.includes('/no-such-page')) watch.allow(/404/);
        const layoutShift = await countLayoutShift(page);
        for (const address of group)
          await test.step(address, async () => {
            const url = await resolveAddress(request, address);
            await page.goto(`${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`);
            await expectComplete(page, address);
            const html = page.locator('html');
            await expect(html).toHaveAttribute('lang', language);
            await expect(html).toHaveAttribute('dir', directionOf(language));
            expect(await layoutShift()).toBeLessThan(0.05);
            if (language === PSEUDO_LANGUAGE) expect.soft(await untranslatedTexts(page)).toEqual([]);
            expect.soft(await page.evaluate(layoutProblems, LEAST_TARGET), address).toEqual([]);
            await expectReadingOrder(page);
            // Colours are the same as on a desktop, and so is what is in the page but for its layout.
            if (layouts.includes(address)) await expectAccessible(page, 'structure');
          });
      },
    );
