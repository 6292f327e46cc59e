import type { APIRequestContext } from '@playwright/test';
import { countLayoutShift } from './support/layout-shift';
import { expect, expectAccessible, setTheme, storeTheme, test } from './support/test';

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
  '/sources',
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

/** The colours are the same on a phone: there the light theme alone is looked at. */
for (const address of addresses) {
  test(`${address} opens whole, still and accessible`, async ({ page, request, watch, isMobile }) => {
    if (address === '/no-such-page') watch.allow(/404/);
    let path = address;
    for (const [name, list] of Object.entries(lists)) {
      if (path.includes(name)) path = path.replace(name, String(await firstId(request, list)));
    }
    await storeTheme(page, 'light');
    const layoutShift = await countLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveTitle(/Marquee/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift()).toBeLessThan(0.05);
    await expectAccessible(page);
    if (isMobile) return;
    await setTheme(page, 'dark');
    await expectAccessible(page, 'colours');
  });
}
