import { openInPlace } from './support/open-in-place';
import { cards } from './support/long-list';
import { expect, expectAccessible, test } from './support/test';
import { popular } from './support/titles';

test('watched titles are listed, removed and cleared, with Undo each time', async ({ page, request }) => {
  const [first, second] = await popular(request, 'movie').then((films) =>
    // One that is out: nothing else can have been watched.
    films.filter(({ name }) => name !== '').slice(-2),
  );
  if (!first || !second) throw new Error('the instance lists too few films');
  for (const film of [first, second]) {
    await openInPlace(page, `/movies/${film.id}`);
    await page.getByRole('button', { name: `Mark ${film.name} as watched` }).click();
    await expect(page.getByText(`Marked ${film.name} as watched`)).toBeVisible();
  }

  await openInPlace(page, '/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Movies and shows you've watched");
  await expect(cards(page)).toHaveCount(2);
  await expectAccessible(page);

  await cards(page).first().hover();
  await page.getByRole('button', { name: `Remove ${second.name}` }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByText('Cleared your history')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(cards(page)).toHaveCount(2);
});

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
    await page.getByRole('button', { name: /^Mark Season 1 as watched$/ }).click();
    await expect(page.getByText('Marked Season 1 as watched')).toBeVisible();
    await openInPlace(page, `/series/${id}/1/2`);
    await expect(page.getByRole('button', { name: /^Mark Season 1 as unwatched$/ })).toBeVisible();
    await expectAccessible(page);
    return;
  }
  throw new Error('the instance lists no series with two episodes');
});
