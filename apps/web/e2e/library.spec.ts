import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectPlaying } from './support/player';
import { expect, test } from './support/test';

/*
 * A Marquee of its own with a media folder, as `npm start` serves it: the stream provider listens on this machine alone, and the
 * site passes the library on.
 */
const root = join(import.meta.dirname, '../../..');
let folder: string;
let site: string;
let marquee: ChildProcess | undefined;

async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-media-'));
  mkdirSync(join(folder, 'media'));
  const films = ['A Trip to the Moon (1902)', 'The Great Train Robbery (1903)'];
  for (const film of films)
    cpSync(join(root, 'apps/stream-provider/fixtures/direct.mp4'), join(folder, `media/${film}.mp4`));
  const [PORT, PROVIDER_PORT] = [await freePort(), await freePort()];
  site = `http://localhost:${PORT}`;
  marquee = spawn(process.execPath, ['packages/tooling/bin/serve.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...{ PORT, PROVIDER_PORT, MEDIA_DIR: join(folder, 'media'), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A file that was copied a moment ago is served once it rests.
  const movies = async () => {
    const answer = await fetch(`http://127.0.0.1:${PROVIDER_PORT}/library`).catch(() => null);
    // A server that starts says so.
    return answer?.ok ? ((await answer.json()) as { files: { movies: number } }).files.movies : 0;
  };
  await expect.poll(movies, { timeout: 120_000 }).toBe(films.length);
  await expect
    .poll(
      () =>
        fetch(site).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  if (marquee?.exitCode === null) {
    const ended = once(marquee, 'exit');
    marquee.kill();
    // It writes until it has ended.
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The paths of what a page asks the stream provider for, wherever that is. */
function recordMedia(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/\/(sources|library|media)\//.test(pathname) || request.resourceType() === 'media')
      asked.push(origin === site ? pathname : request.url());
  });
  return asked;
}

test("the operator's own film plays from the library through the site alone, and the demo film plays for other titles [PROFILE-65]", async ({
  page,
  request,
  watch,
}) => {
  // The demo leaves a title that the library has to the library.
  watch.allow(/404.*\/sources\/(two|glint)\/movie\/900000001/);
  const asked = recordMedia(page);
  await page.goto(`${site}/movies/900000001?play=true`);
  await expectPlaying(page);
  const video = page.locator('video');
  expect(await video.evaluate((element) => (element as HTMLVideoElement).duration)).toBeCloseTo(10, 0);
  expect(await video.evaluate((element) => (element as HTMLVideoElement).videoHeight)).toBe(180);
  // Pictures are drawn, not sound alone.
  const frames = () =>
    video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames).toBeGreaterThan(10);
  // An opaque id, and nothing of the folder or the file's name.
  const media = asked.filter((path) => path.includes('/library/'));
  expect(media.filter((path) => !path.includes('/sources/')).length).toBeGreaterThan(0);
  for (const path of media)
    expect(path).toMatch(/^\/api\/provider\/(library\/[\w-]{22}\/[\w./-]+|sources\/library\/movie\/\d+)$/);

  const other = await request.get(`${site}/api/provider/sources/two/movie/900000002?title=Another`);
  expect(((await other.json()) as { notice: string }).notice).toContain('the library does not have that title');
});
