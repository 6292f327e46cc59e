import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { currentTime, expectPlaying } from './support/player';
import { expect, test } from './support/test';

const providerDir = join(import.meta.dirname, '../../stream-provider');
let folder: string;
let provider: ChildProcess | undefined;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-media-'));
  mkdirSync(join(folder, 'media'));
  mkdirSync(join(folder, 'parts'));
  const fixture = join(providerDir, 'fixtures/direct.mp4');
  cpSync(fixture, join(folder, 'media/A Trip to the Moon (1902).mp4'));
  for (const part of [1, 2]) cpSync(fixture, join(folder, `parts/A Trip to the Moon (1902) CD${part}.mp4`));
});
test.afterEach(async () => {
  if (provider?.exitCode === null) {
    const ended = once(provider, 'exit');
    provider.kill();
    // It writes until it has ended.
    await ended;
  }
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A provider with a media folder; it writes the addresses of the one that the site knows. */
async function startProvider(publicUrl: string, media: 'media' | 'parts'): Promise<string> {
  const started = spawn(process.execPath, [join(providerDir, 'dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      PROVIDER_PORT: '0',
      PROVIDER_PUBLIC_URL: publicUrl,
      MEDIA_DIR: join(folder, media),
      DATA_DIR: join(folder, `data-${media}`),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  provider = started;
  let written = '';
  const ready = /"port":(\d+),"msg":"Stream provider is ready/;
  while (!ready.test(written)) written += String(((await once(started.stdout, 'data')) as [Buffer])[0]);
  const origin = `http://localhost:${ready.exec(written)?.[1]}`;
  // A file that was copied a moment ago is served once it rests.
  const movies = async () =>
    ((await (await fetch(`${origin}/library`)).json()) as { files: { movies: number } }).files.movies;
  await expect.poll(movies, { timeout: 20_000 }).toBe(1);
  return origin;
}

/** The demo leaves a title that the library has to the library. */
const leftToLibrary = /404.*\/sources\/(two|glint)\/movie\/900000001/;

/** Answers the page's requests to the provider that the site knows by one with a media folder; notes their paths. */
async function useLibrary(page: Page, media: 'media' | 'parts'): Promise<{ own: string; asked: string[] }> {
  const config = (await (await page.request.get('/api/config')).json()) as { providers: { url: string }[] };
  const known = new URL(config.providers[0]?.url ?? '').origin;
  const own = await startProvider(known, media);
  const asked: string[] = [];
  await page.route(`${known}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname);
    await route.fulfill({ response: await route.fetch({ url: `${own}${pathname}${search}` }) });
  });
  return { own, asked };
}

test("the operator's own film plays from the library, and the demo film plays for other titles", async ({
  page,
  request,
  watch,
}) => {
  watch.allow(leftToLibrary);
  const { own, asked } = await useLibrary(page, 'media');
  await page.goto('/movies/900000001?play=true');
  await expectPlaying(page);
  const video = page.locator('video');
  expect(await video.evaluate((element) => (element as HTMLVideoElement).duration)).toBeCloseTo(10, 0);
  expect(await video.evaluate((element) => (element as HTMLVideoElement).videoHeight)).toBe(180);
  // Pictures are drawn, not sound alone.
  const frames = () =>
    video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames).toBeGreaterThan(10);
  // An opaque id, and nothing of the folder or the file's name.
  const media = asked.filter((path) => path.startsWith('/library/'));
  expect(media.length).toBeGreaterThan(0);
  for (const path of media) expect(path).toMatch(/^\/library\/[\w-]{22}\/[\w./-]+$/);

  const other = await request.get(`${own}/sources/two/movie/900000002?title=Another`);
  expect(((await other.json()) as { notice: string }).notice).toContain('the library does not have that title');
});

test('a film in two files plays as one, over its seam without a stop [LIBRARY-14]', async ({ page, watch }) => {
  test.skip(spawnSync('ffmpeg', ['-version']).status !== 0, 'ffmpeg is not installed');
  watch.allow(leftToLibrary);
  await useLibrary(page, 'parts');
  await page.goto('/movies/900000001?play=true');
  await expectPlaying(page);
  const video = page.locator('video');
  expect(await video.evaluate((element) => (element as HTMLVideoElement).duration)).toBeCloseTo(20, 0);
  // A seek over the seam and back before it, then on.
  const seek = (sec: number) => video.evaluate((element, to) => ((element as HTMLVideoElement).currentTime = to), sec);
  await seek(14);
  await expect.poll(() => currentTime(page), { timeout: 20_000 }).toBeGreaterThan(14.5);
  await seek(7);
  await expect.poll(() => currentTime(page), { timeout: 20_000 }).toBeGreaterThan(7.5);
  const stops = await video.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let count = 0;
        for (const name of ['waiting', 'stalled', 'seeking']) element.addEventListener(name, () => (count += 1));
        element.addEventListener('timeupdate', () => {
          if ((element as HTMLVideoElement).currentTime > 12) resolve(count);
        });
      }),
  );
  expect(stops).toBe(0);
});
