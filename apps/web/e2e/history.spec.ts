import { openInPlace } from './support/open-in-place';
import { expect, expectAccessible, test } from './support/test';
import { popular } from './support/titles';

test('a whole season is marked at once, and the episode after it is next up', async ({ page, request }) => {
  const series = await popular(request, 'tv');
  for (const { id } of series) {
    const details = (await (await request.get(`/api/tmdb/3/tv/${id}`)).json()) as {
      seasons: { season_number: number; episode_count: number }[];
    };
    if ((details.seasons.find(({ season_number }) => season_number === 1)?.episode_count ?? 0) < 2) continue;
    await page.goto(`/series/${id}/1/1`);
    await page.getByRole('button', { name: /^Mark episode 1, .* as watched$/ }).click();
    await expect(page.getByRole('button', { name: /^Mark episode 1, .* as unwatched$/ })).toBeVisible();
    await page.goto('/history');
    const next = page.getByRole('region', { name: 'Next up' });
    await expect(next.getByRole('link')).toHaveAttribute('href', `/series/${id}/1/2?play=true`);
    await openInPlace(page, `/series/${id}`);
    const mark = page.getByRole('button', { name: /^Mark Season 1 as watched$/ });
    await mark.click();
    await expect(mark).toHaveCount(0);
    await openInPlace(page, `/series/${id}/1/2`);
    await expect(page.getByRole('button', { name: /^Mark Season 1 as unwatched$/ })).toBeVisible();
    await expectAccessible(page);
    return;
  }
  throw new Error('the instance lists no series with two episodes');
});
