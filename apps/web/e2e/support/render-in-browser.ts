import type { Page } from '@playwright/test';

/**
 * Lets the browser render the page, as the server does when it cannot: what the test answers in the network's place then counts
 * from the first list on.
 */
export async function renderInBrowser(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(api|assets)\/|\.\w+$/.test(pathname),
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback();
      const { origin } = new URL(request.url());
      await route.fulfill({ response: await route.fetch({ url: `${origin}/index.html` }) });
    },
  );
}
