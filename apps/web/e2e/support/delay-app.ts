import type { Page } from '@playwright/test';

/** The page is there for a while before its app is. */
export const delayApp = (page: Page) =>
  page.route(/\/assets\/app-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
