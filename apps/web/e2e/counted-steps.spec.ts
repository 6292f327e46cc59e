import type { Page } from '@playwright/test';
import { countLayoutShift } from './support/layout-shift';
import { cards } from './support/long-list';
import { expectPlaying } from './support/player';
import { expect, test } from './support/test';

/** An episode that was left, one that was finished, and a film of last month. */
async function storeHistory(page: Page) {
  const list = async (path: string) => {
    const answer = await page.request.get(`/api/tmdb/3/${path}`);
    return ((await answer.json()) as { results: { id: number; title?: string; name?: string }[] }).results;
  };
  const [left, finished] = await list('tv/popular');
  const [film] = await list('movie/top_rated');
  if (!left || !finished || !film) throw new Error('The instance lists too few titles.');
  const lastMonth = new Date();
  lastMonth.setDate(0);
  const show = (title = '', number: number, watched: number, updatedAt: number) => {
    const episode = { id: number, number, title: '', seasonId: 1, updatedAt, progress: { watched, duration: 3300 } };
    return { type: 'show', title, year: 2020, updatedAt, episodes: { [`s1e${number}`]: episode } };
  };
  const items = {
    [left.id]: show(left.name, 2, 900, Date.now()),
    [finished.id]: show(finished.name, 1, 3300, Date.now() - 1000),
    [film.id]: {
      type: 'movie',
      title: film.title,
      year: 2020,
      updatedAt: lastMonth.getTime(),
      progress: { watched: 6000, duration: 6000 },
    },
  };
  await page.addInitScript(
    (stored) => {
      if (!localStorage.getItem('media-tracking')) localStorage.setItem('media-tracking', JSON.stringify(stored));
    },
    { items },
  );
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(lastMonth);
  return { film: film.title ?? '', month };
}

type Step = () => Promise<unknown>;

test('what people come for is a few steps away [PRODUCT-09]', async ({ page }) => {
  const { film, month } = await storeHistory(page);
  const layoutShift = await countLayoutShift(page);
  const fromHome = async (what: string, most: number, steps: Step[]) => {
    expect(steps.length, what).toBeLessThanOrEqual(most);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    for (const step of steps) await step();
  };

  await fromHome('a film I know', 3, [
    () => page.keyboard.press('/'),
    () => page.keyboard.type('dune'),
    () => page.keyboard.press('Enter'),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: /dune/i })).toBeVisible();

  await fromHome('tonight, with filters', 2, [
    () => page.getByRole('banner').getByRole('link', { name: 'Discover' }).click(),
    () => page.getByRole('button', { name: 'Family tonight' }).click(),
  ]);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();

  await fromHome("last month's films", 1, [
    () => page.getByRole('link', { name: 'See all: Continue Watching' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 3, name: month })).toBeVisible();
  await expect(cards(page).filter({ hasText: film })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Next up' }).getByRole('link')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: month })).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.02);

  await fromHome('an episode to go on with', 1, [() => page.getByRole('link', { name: 'Resume S1 E2' }).click()]);
  await expectPlaying(page);

  const player = page.locator('.mq-player');
  // The controls stay, however slow the machine.
  await page.keyboard.press('k');
  const subtitles: Step[] = [
    () => player.getByRole('button', { name: 'Subtitles', exact: true }).click(),
    () => player.getByRole('group', { name: 'Subtitles' }).getByRole('menuitemradio').nth(1).click(),
  ];
  expect(subtitles.length).toBeLessThanOrEqual(2);
  for (const step of subtitles) await step();
  await expect(player.getByRole('button', { name: 'Subtitles', exact: true })).toHaveAttribute('data-on');
});
