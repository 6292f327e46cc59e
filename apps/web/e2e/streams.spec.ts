import type { Stream } from '@marquee/core/contracts';
import type { Page } from '@playwright/test';
import { currentTime, expectPlaying, picture, pressControl } from './support/player';
import { answerMedia, answerSources, answerTestMedia, testMedia } from './support/streams';
import { expect, test } from './support/test';
import { popular } from './support/titles';

async function watch(page: Page): Promise<void> {
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
}

/** Plays past its first pieces with a real picture of one of the heights that were made. */
async function expectPicture(page: Page, pastSec = 3): Promise<void> {
  await expectPlaying(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(pastSec);
  expect((await picture(page)).spread).toBeGreaterThan(20);
  expect([90, 180]).toContain(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).videoHeight));
  await expect(page.getByRole('alert')).toHaveCount(0);
}

const kinds: Record<string, (base: string) => Stream> = {
  'HLS in MPEG-TS, encrypted with AES-128': (base) => ({
    type: 'hls',
    playlist: `${base}hls-aes/master.m3u8`,
    captions: [],
  }),
  DASH: (base) => ({ type: 'dash', manifest: `${base}dash/manifest.mpd`, captions: [] }),
};

for (const [kind, stream] of Object.entries(kinds)) {
  test(`plays ${kind} [PLAYER-40]`, async ({ page }) => {
    await answerSources(page, { test: stream(await answerTestMedia(page)) });
    await watch(page);
    await expectPicture(page);
  });
}

test('plays HLS without the advertisement at its beginning [PLAYER-40]', async ({ page }) => {
  const advert =
    'ID="ad",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:00Z",X-ASSET-URI="a",CUE="PRE"';
  const lines = `#EXT-X-DATERANGE:${advert}\n#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z\n`;
  const base = await answerMedia(page, 'adverts', async (name) => {
    const body = await testMedia(`hls-ts/low/${name}`);
    return name.endsWith('.m3u8') ? String(body).replace('#EXTINF', `${lines}#EXTINF`) : body;
  });
  await answerSources(page, { test: { type: 'hls', playlist: `${base}index.m3u8`, captions: [] } });
  await watch(page);
  await expectPicture(page);
});

test('plays HLS in CMAF, and switches the audio language without interruption [PLAYER-40]', async ({ page }) => {
  const base = await answerTestMedia(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await answerSources(page, { test: { type: 'hls', playlist: `${base}hls-cmaf/master.m3u8`, captions: [] } });
  await watch(page);
  await expectPicture(page, 1);
  await pressControl(page.getByRole('button', { name: 'Subtitles', exact: true }));
  await page.getByRole('menuitemradio', { name: /Español/ }).click();
  await expect.poll(() => fetched.filter((url) => url.includes('/es/s')).length).toBeGreaterThan(0);
  // It lasts eight seconds, which a slow machine has shown by now.
  await page.locator('video').evaluate((video) => {
    (video as HTMLVideoElement).currentTime = 0;
    void (video as HTMLVideoElement).play();
  });
  await expectPicture(page, 1);
});

test('plays a live playlist that keeps growing [PLAYER-40]', async ({ page }) => {
  const started = Date.now();
  const window = 4;
  // The same eight seconds again and again, as a channel between programmes would.
  const live = (): string => {
    const first = Math.floor((Date.now() - started) / 2000);
    const pieces = Array.from({ length: window }, (_, index) => first + index);
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      '#EXT-X-TARGETDURATION:2',
      `#EXT-X-MEDIA-SEQUENCE:${first}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / 4)}`,
      ...pieces.flatMap((piece) => [
        ...(piece % 4 === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
        '#EXTINF:2.0,',
        `s${piece % 4}.ts`,
      ]),
      '',
    ].join('\n');
  };
  const base = await answerMedia(page, 'live', (name) =>
    name.endsWith('.m3u8') ? Promise.resolve(live()) : testMedia(`hls-ts/low/${name}`),
  );
  await answerSources(page, { test: { type: 'hls', playlist: `${base}index.m3u8`, captions: [] } });
  await watch(page);
  await expectPlaying(page);
  const before = await currentTime(page);
  // Longer than the window was when it was opened.
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 9);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('playback continues after a seek that interrupts the fetch of the next file’s initialisation [LIBRARY-14]', async ({
  page,
}) => {
  const pieces = (name: string) => [0, 1, 2, 3].map((piece) => `#EXTINF:2.0,\n${name}/s${piece}.m4s`).join('\n');
  const file = (name: string) => `#EXT-X-MAP:URI="${name}/init.mp4"\n${pieces(name)}`;
  const playlist = `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n${file('low')}\n#EXT-X-DISCONTINUITY\n${file('high')}\n#EXT-X-ENDLIST\n`;
  let asked = 0;
  const base = await answerMedia(page, 'seam', async (name) => {
    // The first time there is no answer before it is given up.
    if (name === 'high/init.mp4' && (asked += 1) === 1) await new Promise(() => undefined);
    return name.endsWith('.m3u8') ? playlist : testMedia(`hls-cmaf/${name}`);
  });
  await answerSources(page, { test: { type: 'hls', playlist: `${base}index.m3u8`, captions: [] } });
  await watch(page);
  await expectPlaying(page);
  await expect.poll(() => asked).toBe(1);
  await page.locator('video').evaluate((video) => ((video as HTMLVideoElement).currentTime = 11));
  await expect.poll(() => currentTime(page)).toBeGreaterThan(12);
  expect(asked).toBe(2);
});
