import type { Page } from '@playwright/test';

/** The page is there before its app, until the test lets the app come. */
export async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/app-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
