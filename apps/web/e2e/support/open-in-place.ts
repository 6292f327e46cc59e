import { expect, type Page } from '@playwright/test';

/** Goes to another address within the app, as its links do: nothing is loaded anew. Opens the app first if need be. */
export async function openInPlace(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto('/faq');
    await page.waitForLoadState('networkidle');
  }
  // An address that changes before the app has begun is one that the server drew nothing for.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
  // The page of a title may have put its name behind the address by now.
  await expect.poll(() => page.url(), { intervals: [20, 50, 100] }).toContain(address);
}
