import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

interface Watch {
  /** Console errors and failed requests of the page so far. */
  problems: string[];
  /** A problem matching this is expected by the test. */
  allow: (pattern: RegExp) => void;
}

/** Every test fails on a console error, an uncaught exception or a failed request it did not announce. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Leaving a page or closing the player aborts what was still loading.
        if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${reason} ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`response: ${response.status()} ${response.url()}`);
      });
      await use({ problems, allow: (pattern) => allowed.push(pattern) });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export type Theme = 'dark' | 'light';
/** Stores the theme before the first page opens. */
export async function storeTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((value) => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', value);
  }, theme);
}

/** Turns the open page to a theme as a change of the device's does, without transitions on the way. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => 0))),
  );
}

/** A dialog that is still fading in has colours that nobody will read it by. */
const openingMotionEnded = (page: Page) =>
  page.evaluate(async (longestMs) => {
    const passing = document.getAnimations().filter(({ effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return typeof end === 'number' && end <= longestMs;
    });
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
  }, 1_000);

/** axe finds nothing on the page as it is now; `colours` looks at contrast alone, where the rest was looked at before. */
export async function expectAccessible(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<void> {
  await openingMotionEnded(page);
  const axe = new AxeBuilder({ page });
  if (what === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
