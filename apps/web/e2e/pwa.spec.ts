import { waitForServiceWorker } from './support/service-worker';
import { expect, test } from './support/test';
import { popular } from './support/titles';

test.use({ serviceWorkers: 'allow' });

test('pages opened before open offline, and say so [PAGE-05]', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|offline/i);
  await page.goto('/movies');
  await waitForServiceWorker(page);
  await page.goto('/');
  await page.goto('/movies');
  const film = page.getByRole('region', { name: 'Featured Movies' }).getByRole('article').getByRole('link').first();
  const title = (await film.textContent()) ?? '';
  await film.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  const address = page.url();

  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Pages you’ve already opened still work.')).toBeVisible();
  await page.goto(address);
  await expect(heading).toBeVisible();
  for (const [path, name] of [
    ['/bookmarks', /my list/i],
    ['/history', /movies and shows you've watched/i],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  // Chromium's emulation tells a page that is opened offline that it is online: the network comes and goes once more.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Pages you’ve already opened still work.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re back online.')).toBeVisible();
});

test('a title opened by its address opens offline, at every address that it has [PAGE-05]', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|offline/i);
  const films = await popular(request, 'movie');
  const opened: string[] = [];
  for (const { id, name } of films.slice(0, 2)) {
    // The first brings the worker, the second meets it.
    await page.goto(`/movies/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/movies/${id}-`));
    await waitForServiceWorker(page);
    opened.push(`/movies/${id}`, page.url());
  }
  await context.setOffline(true);
  for (const [index, address] of opened.entries()) {
    await page.goto(address);
    const name = films[Math.floor(index / 2)]?.name ?? '';
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
