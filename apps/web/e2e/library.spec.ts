import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectPlaying } from './support/player';
import { expect, test } from './support/test';

const providerDir = join(import.meta.dirname, '../../stream-provider');
let folder: string;
let provider: ChildProcess | undefined;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-media-'));
  mkdirSync(join(folder, 'media'));
  cpSync(join(providerDir, 'fixtures/direct.mp4'), join(folder, 'media/A Trip to the Moon (1902).mp4'));
});
test.afterAll(async () => {
  if (provider?.exitCode === null) {
    const ended = once(provider, 'exit');
    provider.kill();
    // It writes until it has ended.
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A provider with a media folder; it writes the addresses of the one that the site knows. */
async function startProvider(publicUrl: string): Promise<string> {
  const started = spawn(process.execPath, [join(providerDir, 'dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      PROVIDER_PORT: '0',
      PROVIDER_PUBLIC_URL: publicUrl,
      MEDIA_DIR: join(folder, 'media'),
      DATA_DIR: join(folder, 'data'),
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

test("the operator's own film plays from the library, and the demo film plays for other titles", async ({
  page,
  request,
  watch,
}) => {
  // The demo leaves a title that the library has to the library.
  watch.allow(/404.*\/sources\/(two|glint)\/movie\/900000001/);
  const config = (await (await request.get('/api/config')).json()) as { providers: { url: string }[] };
  const known = new URL(config.providers[0]?.url ?? '').origin;
  const own = await startProvider(known);
  const asked: string[] = [];
  await page.route(`${known}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname);
    await route.fulfill({ response: await route.fetch({ url: `${own}${pathname}${search}` }) });
  });

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
