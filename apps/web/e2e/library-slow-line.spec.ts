import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createLibrarySite, hasFfmpeg } from './support/library-site';
import { currentTime, pressControl } from './support/player';
import { expect, test } from './support/test';

const library = createLibrarySite();
const query = new URLSearchParams({ title: 'Nosferatu', releaseYear: '1922' }).toString();
let site: string;

/** Six megabits a second, which cost little to decode. */
function makeFilm(path: string): void {
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=s=854x480:r=12:d=40', '-f', 'lavfi', '-i', 'sine=d=40'];
  const rate = ['-b:v', '6M', '-minrate', '6M', '-maxrate', '6M', '-bufsize', '6M', '-x264-params', 'nal-hrd=cbr'];
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '24', ...rate];
  spawnSync('ffmpeg', ['-v', 'error', '-nostdin', ...inputs, ...video, '-c:a', 'aac', path]);
}

test.skip(!hasFfmpeg, 'ffmpeg is not installed');
// One site for all of them.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  makeFilm(join(library.media, 'Nosferatu (1922).mp4'));
  site = await library.start(1);
});
test.afterAll(() => library.remove());

interface Answer {
  stream: { type: 'file' } | { type: 'hls'; playlist: string };
}

/** Waits until it is known where the file can be cut: until then it is sent as it is. Answers its playlist. */
async function playlistOf({ request }: Page): Promise<string> {
  const ask = async () => {
    const answer = await request.get(`${site}/api/provider/sources/library/movie/900000004?${query}`);
    return ((await answer.json()) as Answer).stream;
  };
  await expect.poll(async () => (await ask()).type, { timeout: 60_000 }).toBe('hls');
  const stream = await ask();
  return stream.type === 'hls' ? stream.playlist : '';
}

/** Has the small rendition made ahead: how fast this machine encodes is not what is asked here. */
async function makeAhead({ request }: Page, playlist: string): Promise<void> {
  const urlsAt = async (url: string) =>
    (await (await request.get(url)).text()).split('\n').filter((line) => line.startsWith('http'));
  const small = (await urlsAt(playlist)).find((url) => url.includes('/360-below/'));
  for (const url of await urlsAt(small ?? '')) expect((await request.get(url, { timeout: 60_000 })).status()).toBe(200);
}

interface Stop {
  at: number;
  fromMs: number;
  /** Undefined while it lasts. */
  ms?: number;
}

/** Where the page's video stands still although it should play, seeks aside. */
const noteStops = (page: Page) =>
  page.addInitScript(() => {
    const stops: Stop[] = [];
    (window as unknown as { stops: Stop[] }).stops = stops;
    const onWaiting = ({ target }: Event): void => {
      const { currentTime: at, seeking } = target as HTMLVideoElement;
      if (at > 0 && !seeking) stops.push({ at, fromMs: performance.now() });
    };
    const onPlaying = (): void => {
      const last = stops.at(-1);
      if (last && last.ms === undefined) last.ms = performance.now() - last.fromMs;
    };
    addEventListener('waiting', onWaiting, { capture: true });
    addEventListener('playing', onPlaying, { capture: true });
  });

/** Shorter ones are those of a browser that shares its processor. */
const shortestStopMs = 250;

test('a slow line gets a smaller rendition of a plain MP4 without a stop [LIBRARY-32]', async ({ page, watch }) => {
  watch.allow(/404.*\/sources\/(two|glint)\/movie\/900000004/);
  await noteStops(page);
  await makeAhead(page, await playlistOf(page));
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const throughput = { downloadThroughput: 2_000_000 / 8, uploadThroughput: 2_000_000 / 8 };
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 40, ...throughput });
  await page.goto(`${site}/movies/900000004?play=true`);
  const video = page.locator('video');
  const height = () => video.evaluate((element) => (element as HTMLVideoElement).videoHeight);
  await expect(video).toBeAttached({ timeout: 60_000 });
  await expect.poll(height, { timeout: 60_000 }).toBe(360);
  const at = await currentTime(page);
  await expect.poll(() => currentTime(page), { timeout: 60_000 }).toBeGreaterThan(at + 10);
  const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
  expect(stops.filter(({ ms = Infinity }) => ms >= shortestStopMs)).toEqual([]);

  await pressControl(page.getByRole('button', { name: 'Settings', exact: true }));
  await page.getByRole('menuitem', { name: /^Quality/ }).click();
  for (const name of [/^Auto/, /^480p/, /^360p/]) await expect(page.getByRole('menuitemradio', { name })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a plain MP4 is saved as the file that it is [LIBRARY-32]', async ({ page, watch }) => {
  watch.allow(/404.*\/sources\/(two|glint)\/movie\/900000004/);
  await playlistOf(page);
  await page.goto(`${site}/movies/900000004`);
  await page.getByRole('button', { name: 'Download' }).click();
  const file = page.getByRole('dialog').getByRole('link', { name: /480p/ });
  await expect(file).toHaveAttribute('href', /\/library\/[\w-]{22}\/file\.mp4\?/);
});
