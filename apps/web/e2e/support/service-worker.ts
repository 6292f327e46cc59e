import type { Page } from '@playwright/test';

/** Waits until the worker has fetched the site and answers the page: some seconds after the page is open, more on a busy machine. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
