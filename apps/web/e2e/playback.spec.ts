import type { Page } from '@playwright/test';
import { currentTime, expectPlaying, pressControl } from './support/player';
import { expect, expectPartAccessible, test } from './support/test';
import { popular } from './support/titles';

const height = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).videoHeight);
const seek = (page: Page, to: (duration: number) => number): Promise<void> =>
  page.locator('video').evaluate(
    (video, code) => {
      const media = video as HTMLVideoElement;
      media.currentTime = code.share * media.duration + code.seconds;
    },
    { share: to(1) - to(0), seconds: to(0) },
  );

async function watchFilm(page: Page): Promise<void> {
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expectPlaying(page);
}

async function choose(page: Page, topic: RegExp, choice: RegExp): Promise<void> {
  await pressControl(page.getByRole('button', { name: 'Settings', exact: true }));
  await page.getByRole('menuitem', { name: topic }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

test('a chosen quality sets the height of the video, and Auto shows what it picked', async ({ page }) => {
  await watchFilm(page);
  await choose(page, /^Quality/, /^720p/);
  await expect.poll(() => height(page)).toBe(720);
  await choose(page, /^Quality/, /^360p/);
  await expect.poll(() => height(page)).toBe(360);
  await choose(page, /^Quality/, /^Auto/);
  await pressControl(page.getByRole('button', { name: 'Settings', exact: true }));
  await expect(page.getByRole('menuitem', { name: /^Quality.*Auto \(\d+p/ })).toBeVisible();
});

test('the next episode is offered near the end, and plays from its beginning', async ({ page }) => {
  const [series] = await popular(page.request, 'tv');
  await page.goto(`/series/${series?.id}/1/1?play=true`);
  await expectPlaying(page);
  await expect(page.getByRole('button', { name: 'Next Episode' })).toHaveCount(0);
  // Paused, because the last seconds are over before a slow machine has pressed.
  await page.locator('video').evaluate((video) => (video as HTMLVideoElement).pause());
  await seek(page, (duration) => duration * 0.95);
  await page.getByRole('button', { name: 'Next Episode' }).click();
  await expect(page).toHaveURL(/\/series\/\d+\/1\/2/);
  await expect.poll(() => currentTime(page)).toBeLessThan(20);
  await expectPlaying(page);

  await pressControl(page.getByRole('button', { name: 'Episodes', exact: true }));
  const list = page.getByRole('dialog', { name: 'Episodes' });
  await expect(list.getByRole('link', { name: /Playing/ })).toHaveAttribute('aria-current', 'true');
  await expect(list.getByRole('link').first()).toContainText('Watched');
  await expectPartAccessible(page, '.mq-player');
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/series\/\d+\/1\/1/);
  await expect(list).toHaveCount(0);
  await expectPlaying(page);
});

test.describe('with a picture that is drawn', () => {
  test.use({ frames: true });

  test('playback fails over to the next source at the same second when a server dies [PLAYER-19]', async ({
    page,
    watch,
  }) => {
    watch.allow(/\/media\/.*\/video\//);
    // The beginning was delivered; from the sixth piece on nobody answers.
    await page.route(/\/video\/\d+\/video-(0[5-9]|1\d)\.m4s/, (route) => route.abort('connectionrefused'));
    await page.clock.install();
    await watchFilm(page);
    await seek(page, () => 14);
    const source = () => page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentSrc);
    expect(await source()).toMatch(/^blob:/);
    // A message's two seconds pass with the next step of the clock, so each is noted as it comes.
    await page.evaluate(() => {
      const noted = Object.assign(window, { messages: '' });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) noted.messages += node.textContent ?? '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await expect(async () => {
      // A third of the silence after which a source counts as dead.
      await page.clock.fastForward(5_000);
      expect(await source()).toMatch(/\.mp4$/);
    }).toPass({ intervals: [500] });
    const messages = () => page.evaluate(() => (window as unknown as { messages: string }).messages);
    await expect.poll(messages).toContain('Failed to load source: Twopack');
    await expectPlaying(page);
    const at = await currentTime(page);
    expect(at).toBeGreaterThan(13);
    expect(at).toBeLessThan(35);
  });
});

test('a second tab takes over playback, and the first takes it back [PLAYER-38]', async ({ page, context }) => {
  await watchFilm(page);
  const second = await context.newPage();
  await watchFilm(second);
  await expect(page.getByText('Playing in another tab')).toBeVisible();
  expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expectPlaying(page);
  await expect(second.getByText('Playing in another tab')).toBeVisible();
});
