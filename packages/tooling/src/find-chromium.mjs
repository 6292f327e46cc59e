import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromiumFlags, testChromiumPath } from './chromium.mjs';
import { packagedChromium } from './packaged-chromium.mjs';
import { root } from './workspace.mjs';

/** What the browser wrote itself, such as the library that it lacks; otherwise what Playwright says. */
const reasonIn = (message) => /\[err\] (.+)/.exec(message)?.[1] ?? message.split('\n')[0];

/** Why a Chromium does not start, or shows no text; null if it does. Without a font it crashes at the first letter. */
async function startProblem(executablePath) {
  const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test');
  let browser;
  try {
    browser = await chromium.launch({ executablePath, args: chromiumFlags });
    const page = await browser.newPage();
    await page.setContent('Marquee');
    await page.evaluate('document.body.offsetHeight');
    return null;
  } catch (error) {
    return reasonIn(error.message);
  } finally {
    await browser?.close();
  }
}

/**
 * The Chromium of the browser suite: an installed one, otherwise that of a package.
 *
 * @returns {Promise<{ path: string, problem?: undefined } | { problem: string }>}
 */
export async function findChromium() {
  const path = testChromiumPath() ?? (await packagedChromium());
  if (!path) return { problem: 'no Chromium was found; install one or set CHROMIUM_PATH' };
  const problem = await startProblem(path);
  return problem ? { problem: `${path} does not start: ${problem}` } : { path };
}
