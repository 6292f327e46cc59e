import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createLibrarySite, hasFfmpeg, repository } from './support/library-site';
import { currentTime, expectPlaying, pressControl } from './support/player';
import { expect, test } from './support/test';

/** Signs, a song, and a line that would fetch a picture and run a script if any of it came into the page. */
const script = [
  '[Script Info]',
  'PlayResX: 320',
  'PlayResY: 180',
  '[V4+ Styles]',
  'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, Outline, Alignment',
  'Style: Default,DejaVu Sans,14,&H00FFFFFF,&H000000FF,1,2',
  'Style: Evil,a";background:url(https://evil.example/a);x:",14,&H00FFFFFF,&H000000FF,1,8',
  '[Events]',
  'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
  'Dialogue: 0,0:00:00.00,0:00:10.00,Default,,0,0,0,,{\\an5\\pos(240,60)\\c&H0000FF&}Bakery',
  'Dialogue: 0,0:00:00.00,0:00:10.00,Default,,0,0,0,,{\\an8}At the top',
  'Dialogue: 0,0:00:00.00,0:00:10.00,Default,,0,0,0,,{\\an8}Below it',
  'Dialogue: 0,0:00:00.00,0:00:10.00,Default,,0,0,0,,{\\an5}In the middle',
  'Dialogue: 0,0:00:00.00,0:00:10.00,Default,,0,0,0,,{\\an5}Under it',
  'Dialogue: 0,0:00:00.00,0:00:10.00,Default,,0,0,0,,{\\k100}Sing {\\k100}with me',
  'Dialogue: 0,0:00:00.00,0:00:10.00,Evil,,0,0,0,,{\\fnx"), url(https://evil.example/b)}<img src=x onerror=alert(1)>',
].join('\n');
const library = createLibrarySite();
let site: string;

// One site for all of them: it takes longer to start than most of them take.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const fixture = join(repository, 'apps/stream-provider/fixtures/direct.mp4');
  const films = ['A Trip to the Moon (1902)', 'The Great Train Robbery (1903)'];
  // Without ffmpeg the parts of a film are not joined.
  const parts = hasFfmpeg ? [1, 2].map((part) => `The Cabinet of Dr. Caligari (1920) CD${part}`) : [];
  for (const name of [...films, ...parts]) cpSync(fixture, join(library.media, `${name}.mp4`));
  writeFileSync(join(library.media, 'A Trip to the Moon (1902).en.ass'), script);
  site = await library.start(films.length + (hasFfmpeg ? 1 : 0));
});
test.afterAll(() => library.remove());

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

test('a film in two files plays as one, over its seam without a stop [LIBRARY-14]', async ({ page, watch }) => {
  test.skip(!hasFfmpeg, 'ffmpeg is not installed');
  // ffmpeg gives way to everything else on a busy machine.
  watch.allow(/404.*\/sources\/(two|glint)\/movie\/900000003/);
  await page.goto(`${site}/movies/900000003?play=true`);
  await expectPlaying(page);
  const video = page.locator('video');
  expect(await video.evaluate((element) => (element as HTMLVideoElement).duration)).toBeCloseTo(20, 0);
  const bufferedTo = () =>
    video.evaluate((element) => {
      const { buffered } = element as HTMLVideoElement;
      return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
    });
  await expect.poll(bufferedTo).toBeGreaterThan(19.5);
  // A seek over the seam and back before it, then on.
  const seek = (sec: number) => video.evaluate((element, to) => ((element as HTMLVideoElement).currentTime = to), sec);
  await seek(14);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(14.5);
  // A busy machine may stop at any place, but not at the seam each time.
  await expect(async () => {
    await seek(9);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(9.2);
    const stops = await video.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let count = 0;
          for (const name of ['waiting', 'stalled', 'seeking']) element.addEventListener(name, () => (count += 1));
          element.addEventListener('timeupdate', () => {
            if ((element as HTMLVideoElement).currentTime > 11) resolve(count);
          });
        }),
    );
    expect(stops).toBe(0);
  }).toPass();
});

test('subtitles with styles are drawn where their file has them, and nothing of a hostile file gets into the page [SUBTITLE-13, SUBTITLE-14, SUBTITLE-15]', async ({
  page,
  watch,
}) => {
  watch.allow(/404.*\/sources\/(two|glint)\/movie\/900000001/);
  const evil: string[] = [];
  page.on('request', (sent) => void (sent.url().includes('evil') && evil.push(sent.url())));
  await page.goto(`${site}/movies/900000001?play=true`);
  await expectPlaying(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('c');
  const player = page.locator('.mq-player');
  const sign = player.locator('.ASS-dialogue', { hasText: 'Bakery' });
  await expect(sign).toBeVisible();
  await expect(player.locator('[data-testid=captions]')).toHaveAttribute('data-styled', 'true');
  /** Where the middle of the sign is, as a part of the picture. */
  const place = async () => {
    const [box, video] = [await sign.boundingBox(), await player.locator('video').boundingBox()];
    if (!box || !video) throw new Error('nothing there');
    return [(box.x + box.width / 2 - video.x) / video.width, (box.y + box.height / 2 - video.y) / video.height];
  };
  const isInPlace = async () => {
    const [x = 0, y = 0] = await place();
    expect(x).toBeCloseTo(0.75, 1);
    expect(y).toBeCloseTo(1 / 3, 1);
  };
  await isInPlace();
  const red = await sign.locator('[data-text]').evaluate((element) => getComputedStyle(element).color);
  expect(red).toBe('rgb(255, 0, 0)');
  // The picture grows, and its signs with it.
  await page.setViewportSize({ width: 1000, height: 500 });
  await expect(isInPlace).toPass();
  // Lines of the same time make way for each other, at the top and in the middle downward.
  const boxOf = (text: string) => player.locator('.ASS-dialogue', { hasText: text }).boundingBox();
  for (const [above, below] of [
    ['At the top', 'Below it'],
    ['In the middle', 'Under it'],
  ] as const) {
    const [first, second] = [await boxOf(above), await boxOf(below)];
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? Infinity) + (first?.height ?? 0) - 1);
  }
  const html = await player.locator('.mq-player__styled').innerHTML();
  expect(html.replace(/url\(&quot;#ASS|url\("?#ASS/g, '')).not.toMatch(/url\(|<img|background/);
  expect(evil).toEqual([]);

  await pressControl(player.getByRole('button', { name: 'Subtitles', exact: true }));
  await page.getByRole('menuitem', { name: 'Style…' }).click();
  await page.getByRole('radio', { name: 'Plain text' }).check({ force: true });
  await expect(sign).toHaveCount(0);
  await expect(player.locator('[data-testid=captions]')).toContainText('Bakery');
});

test.describe('in an account', () => {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function needs from this
  test.use({ baseURL: ({}, use) => use(site) });
});
