import type { Page } from '@playwright/test';
import { openInPlace } from './support/open-in-place';
import { expectServerRendered } from './support/server-rendered';
import { expect, test } from './support/test';
import { popular } from './support/titles';

const BROKE = 'Oops! Something Broke';

/** Every script of a part of the app is kept back, as by a blocker or a lost connection. @returns lets them through */
async function block(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  const abort = { handler: (route: { abort: () => Promise<void> }) => route.abort() };
  await page.route(scripts, abort.handler);
  return () => page.unroute(scripts, abort.handler);
}

const expectNoDeletionOffered = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: BROKE })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Clear|Reset/ })).toHaveCount(0);
};

test('a page that the server rendered stays when its script is lost, and works once it comes [ERROR-11]', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|ChunkError|dynamically imported/);
  const pass = await block(page, /assets\/category-[^/]*\.js/);
  await expectServerRendered(page, '/categories/drama', '<article');
  await page.goto('/categories/drama');
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // Once, as after a new version was deployed, the page is loaded again.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(cards.first()).toBeVisible();
  await expectNoDeletionOffered(page);
  await pass();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await cards.first().getByRole('link').focus();
  const first = await cards.first().getByRole('link').getAttribute('href');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).not.toBe(first);
  }).toPass();
});

test('without a network a page that was not opened before says so, and opens once it is back [ERROR-11]', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ChunkError|Failed to fetch|dynamically imported|ERR_FAILED/);
  const [film] = await popular(request, 'movie');
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await context.setOffline(true);
  await openInPlace(page, `/movies/${film?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectNoDeletionOffered(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: film?.name ?? '' })).toBeVisible();
});
