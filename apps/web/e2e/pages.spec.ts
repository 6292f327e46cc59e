import type { APIRequestContext } from '@playwright/test';
import { countLayoutShift } from './support/layout-shift';
import { expect, expectAccessible, storeTheme, test, themes } from './support/test';

interface Listed {
  results: { id: number }[];
}

/** What stands for an id in the addresses below: the first of a list. */
const lists = {
  '{movie}': 'movie/popular',
  '{tv}': 'tv/popular',
  '{person}': 'person/popular',
  '{collection}': 'search/collection?query=matrix',
  '{keyword}': 'search/keyword?query=hacker',
};

async function firstId(request: APIRequestContext, list: string): Promise<number> {
  const answer = await request.get(`/api/tmdb/3/${list}`);
  const { results } = (await answer.json()) as Listed;
  return results[0]?.id ?? 0;
}

const addresses = [
  '/',
  '/movies/{movie}',
  '/series/{tv}',
  '/series/{tv}/1/1',
  '/people/{person}',
  '/collections/{collection}',
  '/keywords/{keyword}',
  '/history',
  '/movies',
  '/series',
  '/categories',
  '/categories/drama',
  '/networks',
  '/networks/netflix',
  '/search?query=night',
  '/bookmarks',
  '/account',
  '/login',
  '/signup',
  '/reset-password',
  '/discover',
  '/4k',
  '/stats',
  '/donate',
  '/faq',
  '/dmca',
  '/disclaimer',
  '/tos',
  '/privacy',
  '/ads',
  '/partners',
  '/partners/submit',
  '/no-such-page',
];

for (const theme of themes) {
  for (const address of addresses) {
    test(`${address} opens whole, still and accessible (${theme})`, async ({ page, request, watch, isMobile }) => {
      // The colours are the same on a phone: E2E_ALL=1 asks for every combination.
      test.skip(isMobile && theme === 'dark' && !process.env.E2E_ALL, 'the dark theme is looked at on the desktop');
      if (address === '/no-such-page') watch.allow(/404/);
      let path = address;
      for (const [name, list] of Object.entries(lists)) {
        if (path.includes(name)) path = path.replace(name, String(await firstId(request, list)));
      }
      await storeTheme(page, theme);
      const layoutShift = await countLayoutShift(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page).toHaveTitle(/Marquee/);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift()).toBeLessThan(0.05);
      await expectAccessible(page);
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*\bdark\b)/);
    });
  }
}

test('a page is reached by keyboard alone, from the skip link to a title', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const link = page
    .getByRole('region', { name: 'Popular Shows and Movies' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(movies|series)\/\d+/);
});
