import type { Page } from '@playwright/test';
import { currentTime, expectPlaying, pressControl } from './support/player';
import { answerMedia, answerSources, testMedia } from './support/streams';
import { expect, test } from './support/test';
import { popular } from './support/titles';

async function watchFilm(page: Page): Promise<void> {
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expectPlaying(page);
}

test('a position saved in a longer version starts at the beginning, says so, and skips nothing [HISTORY-06]', async ({
  page,
}) => {
  const [series] = await popular(page.request, 'tv');
  const progress = { watched: 2400, duration: 3000 };
  const episode = { id: 1, number: 1, title: 'One', seasonId: 1, updatedAt: 1, progress };
  const item = { type: 'show', title: series?.name, year: 2000, updatedAt: 1, episodes: { s1e1: episode } };
  await page.addInitScript((items) => localStorage.setItem('media-tracking', JSON.stringify({ items })), {
    [String(series?.id)]: item,
  });
  await page.goto(`/series/${series?.id}/1/1?play=true`);
  await expect(page.getByText('Playing from the start. This version ends before where you left off.')).toBeVisible();
  await expectPlaying(page);
  expect(await currentTime(page)).toBeLessThan(15);
  await page.waitForTimeout(5000);
  await expect(page).toHaveURL(/\/1\/1\?/);
  expect(await currentTime(page)).toBeLessThan(25);
});

test('an outage of 20 s stops a film, which then goes on where it stood, from its own source [PLAYER-42]', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allow(/test-cut|ERR_INTERNET_DISCONNECTED/);
  let isDown = true;
  const base = await answerMedia(page, 'test-cut', (name) =>
    isDown && /\/s[23]\./.test(name) ? Promise.reject(new Error('down')) : testMedia(name),
  );
  await answerSources(page, {
    first: { type: 'hls', playlist: `${base}hls-cmaf/master.m3u8`, captions: [] },
    second: { type: 'hls', playlist: `${base}hls-ts/master.m3u8`, captions: [] },
  });
  await watchFilm(page);
  await context.setOffline(true);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(3);
  await page.waitForTimeout(20_000);
  const stood = await currentTime(page);
  expect(stood).toBeLessThan(4.5);
  isDown = false;
  await context.setOffline(false);
  await expect.poll(() => currentTime(page), { timeout: 30_000 }).toBeGreaterThan(5);
  // Stopped before its end, at 8 s.
  await page.keyboard.press('k');
  await pressControl(page.getByRole('button', { name: 'Settings', exact: true }));
  await page.getByRole('menuitem', { name: /^Source/ }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toContainText('Playing');
  await expect(page.getByRole('menuitemradio').first()).toContainText('Playing');
  await expect(page.getByText('Failed')).toHaveCount(0);
});

test('a server whose places are all taken is waited for, which the player says, and the film starts by itself @phone [PLAYER-49]', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(/503/);
  const base = await answerMedia(page, 'test-busy', testMedia);
  let isBusy = true;
  await page.route(new RegExp(`${base}hls-cmaf/(?:low|high)/.*\\.(?:m4s|mp4)$`), (route) =>
    isBusy
      ? route.fulfill({
          status: 503,
          json: { error: 'The library is busy. Try again in a moment.', code: 'busy' },
          headers: { 'access-control-allow-origin': '*', 'retry-after': '2' },
        })
      : route.fallback(),
  );
  await answerSources(page, {
    first: { type: 'hls', playlist: `${base}hls-cmaf/master.m3u8`, captions: [] },
    second: { type: 'hls', playlist: `${base}hls-ts/master.m3u8`, captions: [] },
  });
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  const message = page.getByText('The server is busy. We’ll start as soon as there’s room.');
  await expect(message).toBeVisible();
  // Shaka gives a segment up after 21 s, and whoever delivers nothing for 15 s is left for another source.
  await page.waitForTimeout(35_000);
  await expect(message).toBeVisible();
  isBusy = false;
  await expectPlaying(page);
  await expect(message).toHaveCount(0);
  await page.keyboard.press('k');
  await pressControl(page.getByRole('button', { name: 'Settings', exact: true }));
  await page.getByRole('menuitem', { name: /^Source/ }).click();
  await expect(page.getByRole('menuitemradio').first()).toContainText('Playing');
  await expect(page.getByText('Failed')).toHaveCount(0);
});

test('a device that drops frames gets a lower quality, and the menu keeps them all [PLAYER-15]', async ({ page }) => {
  await page.addInitScript(() => {
    let total = 0;
    HTMLVideoElement.prototype.getVideoPlaybackQuality = function (this: HTMLVideoElement) {
      const drops = (window as unknown as { drops?: boolean }).drops === true && this.videoHeight > 480;
      total += 50;
      const before = Number(this.dataset.dropped ?? 0);
      this.dataset.dropped = String(before + (drops ? 25 : 0));
      return {
        totalVideoFrames: total,
        droppedVideoFrames: before + (drops ? 25 : 0),
        creationTime: 0,
      } as VideoPlaybackQuality;
    };
  });
  await watchFilm(page);
  const height = () => page.locator('video').evaluate((video) => (video as HTMLVideoElement).videoHeight);
  const choose = async (quality: RegExp) => {
    await pressControl(page.getByRole('button', { name: 'Settings', exact: true }));
    await page.getByRole('menuitem', { name: /^Quality/ }).click();
    await page.getByRole('menuitemradio', { name: quality }).click();
  };
  await choose(/^720p/);
  await expect.poll(height).toBe(720);
  await choose(/^Auto/);
  await page.evaluate(() => Object.assign(window, { drops: true }));
  await expect.poll(height, { timeout: 30_000 }).toBeLessThanOrEqual(480);
  await pressControl(page.getByRole('button', { name: 'Settings', exact: true }));
  await page.getByRole('menuitem', { name: /^Quality/ }).click();
  await expect(page.getByRole('menuitemradio')).toContainText(['360p', '720p', '1080p', 'Auto (360p)']);
});

test('Space and the arrows are the film’s after a click on a control, and the control’s after Tab [PLAYER-30]', async ({
  page,
}) => {
  await watchFilm(page);
  const state = () =>
    page.locator('video').evaluate((video) => [(video as HTMLVideoElement).muted, (video as HTMLVideoElement).paused]);
  await pressControl(page.getByRole('button', { name: 'Mute', exact: true }));
  expect(await state()).toEqual([true, false]);
  await page.keyboard.press(' ');
  expect(await state()).toEqual([true, true]);
  const at = await currentTime(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(at + 8);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press(' ');
  expect(await state()).toEqual([false, true]);
});
