import type { Page } from '@playwright/test';
import { expectPlaying, pressControl } from './support/player';
import { expect, expectAccessible, storeTheme, test } from './support/test';
import { popular } from './support/titles';

const lights = (page: Page) => page.evaluate(() => document.documentElement.dataset.lights);
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect());
const header = (page: Page) => page.getByRole('banner').first();
async function watch(page: Page): Promise<void> {
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expectPlaying(page);
}

test('pressing Watch turns the lights down, and the bars leave with the controls [PLAYER-46]', async ({ page }) => {
  await storeTheme(page, 'light');
  await watch(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await boxOf(page, '.mq-player')).width).toBe(width);
  await page.mouse.move(700, 500);
  await expect.poll(() => lights(page)).toBe('dim');
  await expect(header(page)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => lights(page)).toBe('down');
  await expect(header(page)).toBeHidden();
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => lights(page)).toBe('away');
  await expect(header(page)).toBeVisible();
  await page.mouse.wheel(0, -900);
  await pressControl(page.locator('.mq-player__back'));
  await expect(page.locator('.mq-player')).toHaveCount(0);
  await expect.poll(() => lights(page)).toBeUndefined();
  await expect.poll(ground).not.toBe('rgb(0, 0, 0)');
});

test('a phone on its side shows the film from edge to edge, and nothing else [PLAYER-46]', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await watch(page);
  await page.mouse.move(400, 200);
  await expect.poll(() => lights(page)).toBe('dim');
  const box = await boxOf(page, '.mq-player');
  expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 844, 390]);
  for (const bar of await page.locator('[data-site-bar]').all()) await expect(bar).toBeHidden();
  await expect.poll(() => lights(page)).toBe('down');
  for (const menu of ['Subtitles', 'Settings']) {
    await pressControl(page.getByRole('button', { name: menu, exact: true }));
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect((await boxOf(page, '.mq-player')).y, menu).toBe(0);
  }
});

test('subtitles stay above the bar at every size of the window [PLAYER-47]', async ({ page }) => {
  await watch(page);
  await page.locator('video').evaluate((video) => {
    (video as HTMLVideoElement).pause();
    (video as HTMLVideoElement).currentTime = 13;
  });
  await page.keyboard.press('c');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.mq-player__cue').first()).toBeVisible();
    await expect
      .poll(async () => (await boxOf(page, '.mq-player__seek')).top - (await boxOf(page, '.mq-player__cue')).bottom)
      .toBeGreaterThanOrEqual(0);
    await pressControl(page.getByRole('button', { name: 'Subtitles', exact: true }));
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

test('the end of a series offers three others, and to rate it [PLAYER-45, RATING-07]', async ({ page }) => {
  const [series] = await popular(page.request, 'tv');
  const answer = await page.request.get(`/api/tmdb/3/tv/${series?.id}`);
  const { seasons } = (await answer.json()) as { seasons: { season_number: number; episode_count: number }[] };
  const last = seasons.filter(({ season_number: number }) => number > 0).at(-1);
  await page.goto(`/series/${series?.id}/${last?.season_number}/${last?.episode_count}?play=true`);
  await expectPlaying(page);
  await page.locator('video').evaluate((video) => {
    (video as HTMLVideoElement).currentTime = (video as HTMLVideoElement).duration - 1;
  });
  const next = page.getByRole('region', { name: 'Watch next' });
  await expect(next.getByRole('link')).toHaveCount(3);
  const stars = page.getByRole('region', { name: 'Your rating' }).getByRole('slider');
  await stars.press('End');
  await stars.press('ArrowLeft');
  await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(page, '.mq-player__seek')).width).toBeLessThan(390);
  const seekBarTop = (await boxOf(page, '.mq-player__seek')).top;
  for (const link of await next.getByRole('link').all())
    expect(await link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(seekBarTop);
  await next.getByRole('link').first().click();
  await expect(page.locator('.mq-player')).toHaveCount(0);
});
