import type { APIRequestContext, Page } from '@playwright/test';
import { openInPlace } from './support/open-in-place';
import { expect, test } from './support/test';

/** The server goes away and comes back while a page is open. */
const stopServer = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'));
const startServer = (page: Page) => page.unroute('**/api/**');

const idOf = async (request: APIRequestContext, list: string): Promise<number> => {
  const { results } = (await (await request.get(`/api/tmdb/3/${list}`)).json()) as { results: { id: number }[] };
  return results[0]?.id ?? 0;
};

test.beforeEach(({ watch }) => watch.allow(/ERR_CONNECTION_REFUSED|Error:|Failed to fetch/i));

/** Opened within the app while the server is gone, the page says so; once it is back, Retry brings the content. */
async function expectRecovery(page: Page, address: string): Promise<void> {
  await stopServer(page);
  await openInPlace(page, address);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(retry.first(), address).toBeVisible();
  await expect(main.getByRole('alert').first(), address).toContainText(
    /Something went wrong\.|Error fetching search results|could not be loaded/,
  );
  await startServer(page);
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click({ timeout: 1000 });
    expect(await retry.count()).toBe(0);
  }).toPass({ intervals: [100] });
  await expect(main.getByRole('article').or(main.locator('h1 ~ *')).first(), address).toBeVisible();
}

test('when the server goes away, pages say what happened and recover on Retry [BROWSE-20, PAGE-04]', async ({
  page,
  request,
}) => {
  for (const address of [
    '/',
    '/categories/drama',
    '/search?query=night',
    `/movies/${await idOf(request, 'movie/popular')}`,
    `/series/${await idOf(request, 'tv/popular')}/1/1`,
    `/people/${await idOf(request, 'person/popular')}`,
    '/donate',
  ])
    await expectRecovery(page, address);
});
