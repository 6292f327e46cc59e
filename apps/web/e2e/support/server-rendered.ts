import { expect, test, type Page } from '@playwright/test';

/**
 * Waits until the server renders a page for this visitor: one that is still busy with starting leaves pages to the browser.
 * Shuffled lists keep the order that was waited for.
 */
export async function expectServerRendered(page: Page, address: string, text: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'visit', value: '1', url }]);
  const html = async () => (await page.request.get(address, { headers: { Accept: 'text/html' } })).text();
  await expect.poll(html).toContain(text);
}
