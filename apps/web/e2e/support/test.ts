import { expect, test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromiumFlags, testChromiumPath } from '../../../../packages/tooling/src/chromium.mjs';

/** Half the size of the script that is not minified, which every page that is checked has to parse. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every page of a test is new: V8 optimises its scripts anew, and parses them a second time for an error's place in them,
 * as Playwright's own script raises one on each page. Optimising ten times as late and noting the places at once takes a
 * sixth of the suite’s processor time away.
 */
const scriptFlags = [
  '--no-enable-lazy-source-positions',
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-turbofan=30000',
];

interface Watch {
  /** Console errors and failed requests of the page so far. */
  problems: string[];
  /** A problem matching this is expected by the test. */
  allow: (pattern: RegExp) => void;
}

interface WorkerOptions {
  /** Whether pages show pictures. Decoding artwork takes a third of the processor time of a page without a GPU. */
  pictures: boolean;
}

interface PageOptions {
  /**
   * Whether the frames of videos are drawn. Without a GPU, that is most of what a playing page costs. Where they are not,
   * Chromium plays the sound on when the buffer of the picture is empty, and reports no stop.
   */
  frames: boolean;
}

/** What is transparent is decoded and measured as ever, but not drawn. */
function hideVideos(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('video { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Every test fails on a console error, an uncaught exception or a failed request it did not announce.
 * A file whose tests look at pictures says `test.use({ pictures: true })`.
 */
export const test = base.extend<{ watch: Watch } & PageOptions, WorkerOptions>({
  pictures: [false, { scope: 'worker', option: true }],
  launchOptions: [
    async ({ pictures }, use) => {
      const executablePath = testChromiumPath();
      await use({
        ...(executablePath !== null && { executablePath }),
        args: [
          ...chromiumFlags,
          '--autoplay-policy=no-user-gesture-required',
          `--js-flags=${scriptFlags.join(' ')}`,
          ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
        ],
      });
    },
    { scope: 'worker' },
  ],
  frames: [false, { option: true }],
  context: async ({ context, frames }, use) => {
    if (!frames) await context.addInitScript(hideVideos);
    await use(context);
  },
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
  await page.evaluate(async (name) => {
    document.documentElement.classList.toggle('dark', name === 'dark');
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => 0)));
  }, theme);
}

const colourRules = ['color-contrast', 'link-in-text-block'];
/** WCAG 2.5.8, which axe leaves out unless asked. */
const targetSize = { 'target-size': { enabled: true } };
/** Rules on colours are the slowest that axe has, so they run only where colours may differ. */
const RULES: Record<'everything' | 'colours' | 'structure', RunOptions> = {
  everything: { rules: targetSize },
  colours: { runOnly: { type: 'rule', values: colourRules } },
  structure: { rules: { ...targetSize, ...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) } },
};

interface Context {
  include: string[];
  exclude: string[];
}

async function expectNoViolations(page: Page, context: Context, options: RunOptions): Promise<void> {
  // A page that only the browser knows is not there yet when its document is.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const found = await page.evaluate(
    async ([where, how, longestMs]) => {
      // As if scrolled to: what is far from the screen has no style yet, and takes the colours of a new theme when it comes near.
      const near = new CSSStyleSheet();
      near.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(near);
      // What is still fading in has colours that nobody will read it by.
      const passing = () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const end = effect?.getComputedTiming().endTime;
          return playState === 'running' && typeof end === 'number' && end <= longestMs;
        });
      for (let moving = passing(); moving.length > 0; moving = passing())
        await Promise.all(moving.map((animation) => animation.finished.catch(() => null)));
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(where, how);
      document.adoptedStyleSheets.pop();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    },
    [context, { resultTypes: ['violations'], ...options }, 1_000] satisfies [Context, RunOptions, number],
  );
  expect(found).toEqual([]);
}

/**
 * axe finds nothing on the page as it is now; `colours` checks contrast alone, `structure` everything else, where the other
 * half is checked elsewhere.
 *
 * @param except selector of what is right although axe cannot see why
 */
export const expectAccessible = (page: Page, what: keyof typeof RULES = 'everything', except?: string): Promise<void> =>
  expectNoViolations(page, { include: ['html'], exclude: except ? [except] : [] }, RULES[what]);

/** The same of a part of the page, where all of it was looked at before. */
export const expectPartAccessible = (
  page: Page,
  part: string,
  what: keyof typeof RULES = 'everything',
): Promise<void> => expectNoViolations(page, { include: [part], exclude: [] }, RULES[what]);

/** The same in the other theme too, where only colours differ, and back. */
export async function expectAccessibleInBothThemes(page: Page, except?: string): Promise<void> {
  await expectAccessible(page, 'everything', except);
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  await setTheme(page, isDark ? 'light' : 'dark');
  await expectAccessible(page, 'colours', except);
  await setTheme(page, isDark ? 'dark' : 'light');
}
