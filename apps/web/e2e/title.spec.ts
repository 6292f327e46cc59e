import type { APIRequestContext } from '@playwright/test';
import { openInPlace } from './support/open-in-place';
import { expect, expectAccessible, expectAccessibleInBothThemes, setTheme, storeTheme, test } from './support/test';

interface Listed {
  results: { id: number; title?: string; name?: string }[];
}

const find = async (request: APIRequestContext, path: string): Promise<number> => {
  const { results } = (await (await request.get(`/api/tmdb/3/${path}`)).json()) as Listed;
  return results[0]?.id ?? 0;
};

/** A trailer, offers in two regions and an address that is none, on top of what the catalogue answers. */
const addDetails = {
  videos: {
    results: [{ id: '1', key: 'abcdefghijk', name: 'The trailer', site: 'YouTube', type: 'Trailer', official: true }],
  },
  'watch/providers': {
    results: {
      US: {
        link: 'https://www.themoviedb.org/movie/1/watch',
        flatrate: [{ provider_id: 8, provider_name: 'Netflix' }],
      },
      DE: { link: '', rent: [{ provider_id: 3, provider_name: 'Kino am Eck' }] },
    },
  },
  homepage: 'javascript:alert(1)',
};

test('a film page shows trailers and watch providers, and contacts no other site before play [TITLE-13]', async ({
  page,
  request,
  watch,
}) => {
  // The theme's script runs in the player's frame too, which has no storage of its own.
  watch.allow(/localStorage.*Access is denied/);
  const id = await find(request, 'movie/popular');
  const strangers: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    strangers.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' });
  });
  await page.route(`**/api/tmdb/3/movie/${id}?*`, async (route) => {
    const answer = await route.fetch();
    const details = (await answer.json()) as Record<string, unknown>;
    return route.fulfill({ response: answer, json: { ...details, ...addDetails } });
  });
  await storeTheme(page, 'light');
  // From within the app: the server's own page has the film's details in it.
  await openInPlace(page, `/movies/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);

  const offers = page.getByRole('region', { name: 'Where to watch' });
  await expect(offers.getByText('Netflix')).toBeVisible();
  await offers.getByRole('combobox', { name: 'Region' }).selectOption('DE');
  await expect(offers.getByText('Kino am Eck')).toBeVisible();

  await page.getByRole('region', { name: 'Trailers and clips' }).scrollIntoViewIfNeeded();
  expect(strangers).toEqual([]);
  await expectAccessible(page);
  await setTheme(page, 'dark');
  await expectAccessible(page, 'colours');

  await page.getByRole('button', { name: 'Trailer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The trailer' });
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect.poll(() => strangers.length).toBe(1);
  // What is inside belongs to the video's host.
  await expectAccessibleInBothThemes(page, 'iframe');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Trailer', exact: true })).toBeFocused();
});
