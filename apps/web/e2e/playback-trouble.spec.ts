import type { Page } from '@playwright/test';
import { currentTime, expectPlaying, pressControl } from './support/player';
import { answerMedia, answerSources, providerOrigin, testMedia } from './support/streams';
import { expect, test } from './support/test';
import { popular } from './support/titles';

/** `readyState` of a video that cannot play on. */
const HAVE_FUTURE_DATA = 3;

async function watchFilm(page: Page): Promise<void> {
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expectPlaying(page);
}

test('a press on Watch holds if its label changes before the press ends', async ({ page }) => {
  const origin = await providerOrigin(page);
  let press = (): void => undefined;
  const isPressed = new Promise<void>((resolve) => (press = resolve));
  await page.route(`${origin}/sources/**`, async (route) => {
    await isPressed;
    await route.continue();
  });
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  const label = page.getByText(/^Checking /).first();
  await label.hover();
  await page.mouse.down();
  press();
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
  await page.mouse.up();
  await expectPlaying(page);
});

test('an outage stops a film, which then resumes at its position, from its own source [PLAYER-42]', async ({
  page,
  context,
  watch,
}) => {
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
  const readyState = () => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState);
  await expect.poll(readyState).toBeLessThan(HAVE_FUTURE_DATA);
  expect(await currentTime(page)).toBeLessThan(4.5);
  isDown = false;
  await context.setOffline(false);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(5);
  // Stopped before its end, at 8 s.
  await page.keyboard.press('k');
  await pressControl(page.getByRole('button', { name: 'Settings', exact: true }));
  await page.getByRole('menuitem', { name: /^Source/ }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toContainText('Playing');
  await expect(page.getByRole('menuitemradio').first()).toContainText('Playing');
  await expect(page.getByText('Failed')).toHaveCount(0);
});
