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
  // Sources are looked for once the visitor is at the page (TITLE-08).
  await page.locator('html[data-hydrated]').waitFor();
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  expect(await (await asked).headerValue('Ui-Token')).toBe(token);
});
