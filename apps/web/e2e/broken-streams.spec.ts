import type { Page } from '@playwright/test';
import { brokenStreams, serveBrokenStreams } from './support/broken-streams';
import { openInPlace } from './support/open-in-place';
import { expect, test } from './support/test';
import { popular } from './support/titles';

let server: Awaited<ReturnType<typeof serveBrokenStreams>>;
test.beforeAll(async () => {
  server = await serveBrokenStreams();
});
test.afterAll(() => server.close());

/** Every film has one source, a broken one: the address that its visitor gave for it. */
async function storeAddresses(page: Page, films: readonly number[]): Promise<void> {
  const { providers } = (await (await page.request.get('/api/config')).json()) as { providers: { id: string }[] };
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
  await page.addInitScript((slots) => {
    for (const [key, value] of Object.entries(slots)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

test('says which source failed and why, and sound without a picture ends [SOURCE-14, PLAYER-48]', async ({
  page,
  watch,
}) => {
  watch.allow(/127\.0\.0\.1/);
  const films = (await popular(page.request, 'movie')).map(({ id }) => id).slice(0, brokenStreams.length);
  await storeAddresses(page, films);
  for (const [index, { kind, says }] of brokenStreams.entries())
    await test.step(kind, async () => {
      const { host } = new URL(server.addressOf(index));
      await openInPlace(page, '/faq');
      await expect(page.locator('.mq-player')).toHaveCount(0);
      await openInPlace(page, `/movies/${films[index]}?play=true`);
      // The page knows the address, the player the source's name.
      const saidOf = (name: string) => page.getByText(says.replace('HOST', name));
      await expect(saidOf(host).or(saidOf('Mine')).first()).toBeVisible();
      // Chromium plays the sound of a file whose picture it has no decoder for, and shows nothing.
      const isStill = () =>
        page.locator('video').evaluateAll((all) => all.every((video) => (video as HTMLVideoElement).paused));
      await expect.poll(isStill).toBe(true);
    });
});
