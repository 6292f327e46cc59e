import type { Page } from '@playwright/test';

/** The page is there for a while before its app is. */
export const delayApp = (page: Page) =>
  page.route(/\/assets\/app-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });

/** The same until the test lets the app come. */
export async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/app-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
