import { writeFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';
import { firefoxPath } from '../../../../packages/tooling/src/other-browsers.mjs';
import { PATIENCE_MS, type Driver, type SmokeBrowser } from './driver';

/** Firefox by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<SmokeBrowser> {
  const executablePath = firefoxPath();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    ...(executablePath !== undefined && { executablePath }),
    headless: true,
    timeout: PATIENCE_MS,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'media.autoplay.default': 0,
      // Half of the machines that test have no sound card, and no GPU.
      'media.cubeb.backend': '',
    },
  });

  async function newDriver(): Promise<Driver> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    let problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url ?? ''}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
    return {
      open: async (url) => {
        await page.goto(url, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS });
      },
      evaluate: (action, ...args) => page.evaluate(action as never, ...args),
      moveTo: (x, y) => page.mouse.move(x, y),
      click: async (x, y) => {
        await page.bringToFront();
        await page.mouse.click(x, y);
      },
      type: (text) => page.keyboard.type(text),
      screenshot: async (path) => {
        await writeFile(path, await page.screenshot());
      },
      takeProblems: () => {
        const taken = problems;
        problems = [];
        return Promise.resolve(taken);
      },
      close: () => context.close(),
    };
  }
  return { newDriver, close: () => browser.close() };
}
