import { expect, type Page } from '@playwright/test';

/** Goes to another address within the app, as its links do: nothing is loaded anew. Opens the app first if need be. */
export async function openInPlace(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto('/faq');
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
  await expect(page).toHaveURL(address);
}
