import type { Page, Request } from '@playwright/test';
import { countLayoutShift } from './support/layout-shift';
import { popular } from './support/titles';
import { expect, test } from './support/test';

const progress = { watched: 6_000, duration: 6_000 };

/** What metadata is asked for: one title, or what many titles have in common. */
const METADATA = /^\/api\/tmdb\/3\/(?:(?:movie|tv)\/\d+(?:\/watch\/providers)?|discover\/(?:movie|tv)|[\w/]+)$/;
/** Parameters in which a list of what somebody likes could be. */
const LISTS = /^with_(?:people|keywords|genres|watch_providers)$/;

/** What a request says, apart from which page or file it is. */
function leaksOf(request: Request, watched: readonly number[]): string[] {
  const { pathname, searchParams } = new URL(request.url());
  const body = request.postData() ?? '';
  if (request.method() !== 'GET') return [`${request.method()} ${pathname} ${body}`];
  if (pathname.startsWith('/api/') && !pathname.startsWith('/api/tmdb/')) {
    const says = pathname + searchParams.toString();
    return watched.filter((id) => says.includes(String(id))).map(() => `about what was watched: ${request.url()}`);
  }
  if (!pathname.startsWith('/api/tmdb/')) return [];
  const several = [...searchParams].filter(
    ([name, value]) => LISTS.test(name) && name !== 'with_genres' && /[|,]/.test(value),
  );
  const ids = watched.filter((id) => searchParams.toString().includes(String(id)));
  return METADATA.test(pathname) && several.length === 0 && ids.length === 0 ? [] : [request.url()];
}

async function watchFilms(page: Page): Promise<number[]> {
  const films = (await popular(page.request, 'movie')).slice(0, 6);
  const items = Object.fromEntries(
    films.map(({ id, name: title }, at) => [
      id,
      { type: 'movie', title, year: 2000, updatedAt: Date.now() - at * 1e9, progress },
    ]),
  );
  await page.addInitScript(
    (stored) => localStorage.getItem('media-tracking') ?? localStorage.setItem('media-tracking', stored),
    JSON.stringify({ items }),
  );
  return films.map(({ id }) => id);
}

test('nothing of somebody’s taste leaves the browser, and home’s rows move nothing [FORYOU-01, FORYOU-19]', async ({
  page,
}) => {
  const watched = await watchFilms(page);
  const leaks: string[] = [];
  page.on('request', (request) => leaks.push(...leaksOf(request, watched)));
  const layoutShift = await countLayoutShift(page);
  await page.goto('/');
  const rows = page.getByRole('region', { name: /^Because you watched/ });
  await expect(rows.first()).toBeAttached();
  await rows.first().scrollIntoViewIfNeeded();
  expect(await rows.count()).toBeLessThanOrEqual(5);
  expect(await layoutShift()).toBeLessThan(0.02);

  await page.goto('/tonight');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Something tense' }).click();
  await page.getByLabel('For how long?').selectOption('120');
  const busy = page.locator('[aria-busy="true"]');
  await expect(busy).toHaveCount(0);
  const refused = await cards.first().getAttribute('aria-label');
  await page.getByRole('button', { name: `Not ${refused}`, exact: true }).click();
  await expect(page.getByRole('article', { name: refused ?? '', exact: true })).toHaveCount(0);
  await cards.first().getByRole('button', { name: /^Why/ }).click();
  await page.getByRole('button', { name: 'Less of this' }).click();
  await expect(busy).toHaveCount(0);
  await page.getByRole('tab', { name: 'Double bill' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('tab', { name: 'Surprise me' }).click();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await cards.getByRole('button', { name: /^Why/ }).click();
  await page.getByRole('button', { name: 'Not interested' }).click();
  await expect(cards).toHaveCount(1);
  await expect(busy).toHaveCount(0);
  expect(leaks).toEqual([]);
});
