import type { BrowserContext, Page } from '@playwright/test';
import { brokenStreams, serveBrokenStreams } from './support/broken-streams';
import { unknownPicture } from './support/stream-answers';
import { answerMedia, answerSources, testMedia } from './support/streams';
import { expect, test } from './support/test';
import { popular } from './support/titles';

let server: Awaited<ReturnType<typeof serveBrokenStreams>>;
test.beforeAll(async () => {
  server = await serveBrokenStreams();
});
test.afterAll(() => server.close());

/** Every film has one source, a broken one: the address that its visitor gave for it. */
async function storeAddresses(context: BrowserContext, films: readonly number[]): Promise<void> {
  const { providers } = (await (await context.request.get('/api/config')).json()) as { providers: { id: string }[] };
  const stored = {
    sources: { order: [], servers: [], switched: Object.fromEntries(providers.map(({ id }) => [id, false])) },
    'source-addresses': films.map((film, index) => ({
      id: String(index),
      titleKey: `movie:${film}`,
      title: 'A film',
      href: `/movies/${film}`,
      address: server.addressOf(index),
      label: 'Mine',
      addedAt: 1,
    })),
  };
  await context.addInitScript((slots) => {
    for (const [key, value] of Object.entries(slots)) localStorage.setItem(key, JSON.stringify(value));
    // Only one tab plays at a time; these are different visitors.
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  }, stored);
}

/** Opens a film to watch it, and waits for what is said about its stream. */
async function whatIsSaid(page: Page, film: number, host: string): Promise<string> {
  await page.goto(`/movies/${film}?play=true`);
  const said = page.locator('p', { hasText: host }).or(page.getByText('This browser can’t')).first();
  await said.waitFor();
  return (await said.innerText()).replaceAll(host, 'HOST');
}

test('says which host failed and why [SOURCE-14, PLAYER-48]', async ({ page, context }) => {
  const films = (await popular(page.request, 'movie')).map(({ id }) => id).slice(0, brokenStreams.length);
  await storeAddresses(context, films);
  for (const [index, { kind, says }] of brokenStreams.entries())
    await test.step(kind, async () => {
      const { host } = new URL(server.addressOf(index));
      const own = await context.newPage();
      expect.soft(await whatIsSaid(own, films[index] ?? 0, host)).toContain(says);
      await own.close();
    });
});

test('audio without video ends [PLAYER-48]', async ({ page }) => {
  // Chromium plays the sound of a file whose picture it has no decoder for, and shows nothing.
  const base = await answerMedia(page, 'test-media', async (name) => unknownPicture(await testMedia(name)));
  const file = { type: 'mp4', url: `${base}file/90.mp4` };
  await answerSources(page, { only: { type: 'file', qualities: { '360': file }, captions: [] } });
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByText(/This browser (?:plays the sound|can’t play HEVC)/).first()).toBeVisible();
  expect(
    await page.locator('video').evaluateAll((all) => all.every((video) => (video as HTMLVideoElement).paused)),
  ).toBe(true);
});
