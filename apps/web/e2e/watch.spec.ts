import type { Page } from '@playwright/test';
import { currentTime, expectPlaying, firstPlayed, noteFirstPlayed, picture } from './support/player';
import { expect, expectAccessible, setTheme, storeTheme, test } from './support/test';
import { popular } from './support/titles';

/** Plays until at least `seconds`, then leaves by the player's own close button. */
async function watchUntil(page: Page, seconds: number): Promise<number> {
  await page.locator('video').evaluate((video, to) => {
    (video as HTMLVideoElement).currentTime = to;
  }, seconds);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(seconds + 2.5);
  const { mean, spread } = await picture(page);
  expect(mean).toBeGreaterThan(8);
  expect(spread).toBeGreaterThan(4);
  return currentTime(page);
}

test(
  'a film is opened from home, played, left, and resumed where it stopped [HISTORY-06, PRODUCT-01]',
  { tag: '@phone' },
  async ({ page }) => {
    await storeTheme(page, 'light');
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Trending Movies' })
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/movies\/\d+/);
    const heading = page.getByRole('heading', { level: 1 });
    // The address changes a moment before the page does.
    await expect(heading).not.toHaveText('Marquee');
    const title = (await heading.textContent())?.trim() ?? '';
    await expectAccessible(page);

    await page
      .getByRole('button', { name: /^watch/i })
      .first()
      .click();
    await expectPlaying(page);
    await expectAccessible(page);
    await setTheme(page, 'dark');
    await expectAccessible(page, 'colours');
    const left = await watchUntil(page, 20);

    await noteFirstPlayed(page);
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Continue Watching' });
    await expect(row.getByText(title).first()).toBeVisible();
    await row.getByRole('article').first().getByRole('link').first().click();
    await expectPlaying(page);
    // A slow machine played on before it left, and tells late that it plays.
    expect(await firstPlayed(page)).toBeGreaterThan(left - 2);
  },
);

test('an episode is opened from its series, played, left, and resumed [TITLE-05]', async ({ page }) => {
  const [series] = await popular(page.request, 'tv');
  await page.goto(`/series/${series?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Marquee');
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /watch selected episode/i })
    .or(page.getByRole('button', { name: /watch selected episode/i }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/series\/\d+\/\d+\/\d+/);
  await expectPlaying(page);
  const left = await watchUntil(page, 20);

  await noteFirstPlayed(page);
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Continue Watching' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/series\/\d+\/\d+\/\d+/);
  await expectPlaying(page);
  // A slow machine played on before it left, and tells late that it plays.
  expect(await firstPlayed(page)).toBeGreaterThan(left - 2);
});
