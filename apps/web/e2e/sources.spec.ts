import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { startJellyfin, USER, type StandIn } from './support/jellyfin';
import { openInPlace } from './support/open-in-place';
import { expectPlaying } from './support/player';
import { expect, expectAccessible, test } from './support/test';

const demoFile = fileURLToPath(new URL('../../stream-provider/media/files/360.mp4', import.meta.url));

interface Film {
  id: number;
  title: string;
  year: number;
}

async function popularFilm(request: APIRequestContext): Promise<Film> {
  const answer = await request.get('/api/tmdb/3/movie/popular');
  const { results } = (await answer.json()) as { results: { id: number; title: string; release_date: string }[] };
  const [first] = results;
  if (!first) throw new Error('no popular film');
  return { id: first.id, title: first.title, year: Number(first.release_date.slice(0, 4)) };
}

async function playsFrom(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // Sources are asked once the visitor does something.
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await expect(page.getByText(new RegExp(`^Available from ${name}`))).toBeVisible();
}
const mediaAddress = (page: Page) => page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentSrc);
const sources = (page: Page) => page.getByRole('list', { name: 'Sources by priority' });

let server: StandIn;
test.afterEach(() => server.close());

test('a Jellyfin server is added, played from, read for its history, kept in step with, reordered and removed; a pasted address plays as well [SOURCE-06, SOURCE-16, IMPORT-28]', async ({
  page,
  request,
  watch,
}) => {
  // One long way, on which three videos play.
  // The wrong password and the address that is none are answered with error statuses.
  watch.allow(/401|404/);
  const film = await popularFilm(request);
  server = await startJellyfin({ ...film, file: demoFile });

  await page.goto('/account?tab=player');
  await page.getByRole('link', { name: 'Manage sources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a Jellyfin server' }).click();
  await page.getByLabel('Server URL').fill(server.url.replace('http://', ''));
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByLabel('Username').fill(USER.name);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password').fill(USER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(sources(page).getByRole('listitem').first()).toHaveAccessibleName('Home');
  await page.getByRole('button', { name: 'Test Home' }).click();
  await expect(page.getByText(/^Works · Home 10\.11\.3 · signed in as ada · \d+ ms$/)).toBeVisible();
  await expectAccessible(page);

  await openInPlace(page, '/import');
  await page.getByRole('button', { name: 'Read Home' }).click();
  const dryRun = page.getByRole('region', { name: 'Import preview' }).getByRole('status');
  await expect(dryRun).toHaveText('2 matched, 0 ambiguous, 0 not found, 0 already here');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);

  await page.goto(`/movies/${film.id}`);
  await playsFrom(page, 'Home');
  await page.getByRole('button', { name: /^(watch|resume)/i }).click();
  await expectPlaying(page);
  expect(await mediaAddress(page)).toContain(`${server.url}/Videos/film1/stream.mp4`);
  await expect.poll(() => server.reports[0]?.kind).toBe('Playing');
  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  await expect.poll(() => server.reports.at(-1)?.kind).toBe('Stopped');

  // So does a page that is closed.
  await page.goto(`/movies/${film.id}?play=true`);
  await expectPlaying(page);
  await expect.poll(() => server.reports.at(-1)?.kind).toBe('Playing');
  await page.goto('about:blank');
  await expect.poll(() => server.reports.at(-1)?.kind).toBe('Stopped');
  await page.goto('/sources');

  // Behind the demo it is asked later, and the demo plays.
  await page.getByRole('button', { name: 'Move Home down' }).click();
  await expect(sources(page).getByRole('listitem').nth(1)).toHaveAccessibleName('Home');
  await page.goto(`/movies/${film.id}`);
  await playsFrom(page, 'Twopack');

  // Where it was left here goes over, once that is switched on.
  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  expect(server.userData().PlaybackPositionTicks).toBe(0);
  await page.getByRole('switch', { name: 'Keep what I watch in step' }).click();
  await expect.poll(() => server.userData().PlaybackPositionTicks).toBeGreaterThan(0);
  await expectAccessible(page);

  // Without a source that has the film, an address is asked for.
  await page.getByRole('switch', { name: 'Use Marquee' }).click();
  await page.getByRole('button', { name: 'Remove Home' }).click();
  await expect(page.getByText('Every source is turned off, so nothing can play.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No source is turned on.')).toBeVisible();
  await page.getByRole('button', { name: 'Play from a URL…' }).click();
  const { providers } = (await (await request.get('/api/config')).json()) as { providers: { url: string }[] };
  const glint = await request.get(`${providers[0]?.url}/sources/glint/movie/${film.id}?title=x`);
  const { stream } = (await glint.json()) as { stream: { qualities: Record<string, { url: string }> } };
  const file = stream.qualities['360']?.url ?? '';
  await page.getByLabel('Video URL').fill(`${file}.nothing`);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText(/returned an error \(status 404\)/)).toBeVisible();
  await page.getByLabel('Video URL').fill(file);
  await page.getByLabel('Name (optional)').fill('My copy');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await playsFrom(page, 'My copy');
  await page.getByRole('button', { name: /^(watch|resume)/i }).click();
  await expectPlaying(page);
  expect(await mediaAddress(page)).toBe(file);

  await page.goto('/sources');
  await page.getByRole('button', { name: /^Remove My copy/ }).click();
  await expect(page.getByText('No URLs yet')).toBeVisible();
});
