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

test('cast and crew expand after five, and link to a person and back to the film [PEOPLE-02, TITLE-04]', async ({
  page,
  request,
}) => {
  const id = await find(request, 'search/movie?query=matrix');
  await page.goto(`/movies/${id}`);
  const cast = page.getByRole('region', { name: 'Cast' });
  await expect(cast.getByRole('listitem')).toHaveCount(5);
  await cast.getByRole('button', { name: /^Click for \d+ more$/ }).click();
  await expect(cast.getByRole('listitem').nth(5).getByRole('link')).toBeFocused();
  await cast.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/people\/\d+-/);
  await page.getByRole('region', { name: 'Filmography' }).getByRole('link', { name: 'The Matrix' }).click();
  await expect(page).toHaveURL(/\/movies\/\d+-the-matrix/);
});

test('a title is shared by its canonical address, and the copy is confirmed for two seconds [TITLE-17]', async ({
  page,
  request,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'phones share by their own sheet');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`/movies/${await find(request, 'movie/popular')}?from=mail`);
  await expect(page).toHaveURL(/\/movies\/\d+-/);
  await page.getByRole('button', { name: /^Share / }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page.getByText('Link copied')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/movies\/\d+-[a-z0-9-]+$/);
});

test('an episode links to its series, its neighbours and its season [EPISODE-01, TITLE-05]', async ({
  page,
  request,
}) => {
  const id = await find(request, 'search/tv?query=breaking');
  await page.goto(`/series/${id}/1/1`);
  await expect(page.getByRole('link', { name: /^Previous episode/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Next episode/ }).click();
  await expect(page).toHaveURL(new RegExp(`/series/${id}/1/2$`));
  await expect(page.getByRole('link', { name: 'Previous episode: S1 E1' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Episodes' })
    .getByRole('button', { name: /^Season 2/ })
    .click();
  await expect(page.getByText(/^First aired/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('a film is rated with half stars, and the rating is there after a reload [RATING-01]', async ({
  page,
  request,
}) => {
  const id = await find(request, 'movie/top_rated');
  await page.goto(`/movies/${id}`);
  const stars = page.getByRole('slider', { name: /^Your rating of / });
  await stars.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
  // A press on the second star's left half.
  const box = await stars.boundingBox();
  if (!box) throw new Error('The stars are not shown');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(stars).toHaveAttribute('aria-valuetext', '1.5 of 5 stars');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(stars).toHaveAttribute('aria-valuetext', 'Not rated');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stars).toHaveAttribute('aria-valuetext', '1.5 of 5 stars');
});
