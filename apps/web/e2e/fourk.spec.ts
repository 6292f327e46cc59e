import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Picks a token up where a visitor would: on the stream provider's own page. */
async function freshToken(page: Page, request: APIRequestContext): Promise<string> {
  const guide = (await (await request.get('/api/content/guide')).json()) as { tokenPageUrl: string };
  const tab = await page.context().newPage();
  await tab.goto(guide.tokenPageUrl);
  const token = await tab.locator('code').textContent();
  await tab.close();
  return token ?? '';
}

test('a visitor gets a token, tests it and submits it, and it is sent to the provider from then on [TOKEN-09]', async ({
  page,
  request,
}) => {
  const token = await freshToken(page, request);
  expect(token.length).toBeGreaterThan(50);
  await page.goto('/4k');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch in 4K');
  await expect(button(page, 'Back')).toBeDisabled();
  await button(page, 'Next').click();
  await expect(button(page, 'Copy token page link')).toBeVisible();

  await page.getByRole('textbox', { name: 'Your token' }).fill(token.slice(0, 49));
  await button(page, 'Test your token').click();
  await expect(page.getByText('Invalid token, please check and try again.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your token' }).fill(token);
  await button(page, 'Test your token').click();
  await expect(page.getByText('Token is valid!')).toBeVisible();

  await button(page, 'Next').click();
  await expect(button(page, 'Next')).toBeDisabled();
  await button(page, 'Submit').click();
  await expect(page.getByRole('heading', { name: 'Setup Complete' })).toBeFocused();
  await expect(page.getByText('Token submitted successfully')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('ui-token'))).toBe(token);

  await page.getByRole('link', { name: 'Browse categories' }).click();
  await expect(page).toHaveURL(/\/categories$/);

  const popular = (await (await request.get('/api/tmdb/3/movie/popular')).json()) as { results: { id: number }[] };
  const asked = page.waitForRequest((call) => /\/sources\/[^/]+\/movie\//.test(call.url()) && call.method() === 'GET');
  await page.goto(`/movies/${popular.results[0]?.id}`);
  // Sources are looked for once somebody is at the page (TITLE-08).
  await page.locator('html[data-hydrated]').waitFor();
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  expect(await (await asked).headerValue('Ui-Token')).toBe(token);
});

test('two video guides play, with captions; /4K is the same page [ROUTE-03, TOKEN-04]', async ({ page }) => {
  await page.goto('/4K');
  await expect(page).toHaveURL(/\/4k$/);
  const videos = page.getByRole('region', { name: 'Video guides' }).locator('video');
  await expect(videos).toHaveCount(2);
  for (const video of await videos.all())
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).duration)).toBeGreaterThan(10);
  const cues = () => videos.first().evaluate((video) => (video as HTMLVideoElement).textTracks[0]?.cues?.length);
  await expect.poll(cues).toBe(4);
});

test('the guide says what is wrong when the provider cannot be reached', async ({ page, watch }) => {
  watch.allow(/cosmic-token-submit|streams|ERR_FAILED|Failed to load resource/);
  await page.route('**/cosmic-token-submit', (route) => route.abort());
  await page.route('**/streams', (route) => route.abort());
  await page.goto('/4k');
  await button(page, 'Next').click();
  await page.getByRole('textbox', { name: 'Your token' }).fill('ey'.padEnd(60, 'x'));
  await button(page, 'Test your token').click();
  await expect(page.getByText('Invalid token', { exact: true })).toBeVisible();
  await button(page, 'Next').click();
  await button(page, 'Submit').click();
  await expect(
    page.getByText('Submission failed, please try again or report on discord, thanks.', { exact: true }),
  ).toBeVisible();
});
