/**
 * Drives the bench page in Chromium against a running stream provider and checks what only a browser can tell.
 * `PROVIDER_URL` (default http://localhost:8788), `CHROMIUM` (default /usr/bin/chromium), `SHOTS` (a folder for pictures).
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const PORT = 9183;
const provider = process.env.PROVIDER_URL ?? 'http://localhost:8788';
const shots = process.env.SHOTS;
const config = new URL('./vite.config.ts', import.meta.url).pathname;
const results = [];

async function check(name, run) {
  try {
    const detail = await run();
    results.push(true);
    console.log(`ok    ${name}${detail ? ` (${detail})` : ''}`);
  } catch (error) {
    results.push(false);
    console.log(`FAIL  ${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
}
function expect(condition, message) {
  if (!condition) throw new Error(message);
}

if (shots) await mkdir(shots, { recursive: true });
await build({ configFile: config, logLevel: 'error' });
const server = await preview({ configFile: config, logLevel: 'error', preview: { port: PORT, strictPort: true } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
  ],
});

const complaints = [];
async function open(query = '', context = {}) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 810 }, ...context })).newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`http://localhost:${PORT}/?provider=${encodeURIComponent(provider)}${query}`);
  return page;
}
const video = (page, read) =>
  page.evaluate(`(() => { const video = document.querySelector('video'); return ${read}; })()`);
const until = (page, condition, timeout = 15_000) =>
  page.waitForFunction(
    `(() => { const video = document.querySelector('video'); return video && (${condition}); })()`,
    null,
    {
      timeout,
    },
  );
const playing = (page) => until(page, '!video.paused && video.currentTime > 0.4 && video.readyState > 2');
const snap = (page, name) => (shots ? page.screenshot({ path: `${shots}/${name}.png` }) : undefined);
async function openSettings(page) {
  // Not by the mouse: on a slow machine the controls may hide between its move and its press.
  await page.getByRole('button', { name: 'Settings' }).dispatchEvent('click');
}
async function choose(page, topic, name) {
  await openSettings(page);
  await page.getByRole('menuitem', { name: topic }).click();
  await page.getByRole('menuitemradio', { name, exact: typeof name === 'string' }).click();
}
/** Mean and spread of the picture's brightness, 0 to 255. */
const brightness = (page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const context = canvas.getContext('2d');
    context.drawImage(document.querySelector('video'), 0, 0, 64, 36);
    const { data } = context.getImageData(0, 0, 64, 36);
    const values = Array.from(
      { length: data.length / 4 },
      (_, i) => (data[i * 4] + data[i * 4 + 1] + data[i * 4 + 2]) / 3,
    );
    return { mean: values.reduce((a, b) => a + b) / values.length, spread: Math.max(...values) - Math.min(...values) };
  });

const page = await open();
await check('plays by itself and the time advances', async () => {
  await playing(page);
  const before = await video(page, 'video.currentTime');
  await page.waitForTimeout(1500);
  const passed = (await video(page, 'video.currentTime')) - before;
  expect(passed > 1 && passed < 3, `${passed} s passed in 1.5 s`);
});
await check('shows a picture that is not black', async () => {
  const { mean, spread } = await brightness(page);
  expect(mean > 4 && spread > 20, `mean ${mean}, spread ${spread}`);
  return `mean ${Math.round(mean)}, spread ${Math.round(spread)}`;
});
await snap(page, '1440-playing');
await check('climbs from the first rung by itself', async () => {
  const first = await video(page, 'video.videoHeight');
  await until(page, 'video.videoHeight >= 720');
  return `${first} to ${await video(page, 'video.videoHeight')} lines after ${(await video(page, 'video.currentTime')).toFixed(1)} s`;
});
await check('hides the controls after 3 s and shows them again', async () => {
  await page.waitForFunction("document.querySelector('.mq-player').dataset.controls === 'hidden'", null, {
    timeout: 6000,
  });
  await page.mouse.move(600, 400);
  await page.waitForFunction("document.querySelector('.mq-player').dataset.controls === 'visible'");
});
await check('switches the quality of the picture', async () => {
  await choose(page, /Quality/, '360p');
  await until(page, 'video.videoHeight === 360');
  await choose(page, /Quality/, '1080p');
  await until(page, 'video.videoHeight === 1080');
  await choose(page, /Quality/, /^Auto/);
});
await check('switches the language of the sound', async () => {
  await openSettings(page);
  await page.getByRole('menuitem', { name: /Audio/ }).click();
  const other = page.locator('[role=menuitemradio][aria-checked=false]').first();
  const name = await other.textContent();
  await other.click();
  await openSettings(page);
  const hint = await page.getByRole('menuitem', { name: /Audio/ }).textContent();
  await page.keyboard.press('Escape');
  expect(hint.includes(name), `${hint} instead of ${name}`);
  const at = await video(page, 'video.currentTime');
  await until(page, `video.currentTime > ${at} + 1`);
  return name;
});
await check('shows subtitles at their second', async () => {
  await page.keyboard.press('c');
  await page.waitForFunction("document.querySelector('[data-testid=captions]').innerText.trim() !== ''", null, {
    timeout: 20_000,
  });
  await snap(page, '1440-subtitles');
  return (await page.getByTestId('captions').innerText()).replace(/\n/g, ' / ');
});
await check('shows every other subtitle track, from files and from the stream', async () => {
  const shown = page.getByTestId('captions');
  await page.getByRole('button', { name: 'Subtitles' }).dispatchEvent('click');
  const names = await page.getByRole('menuitemradio').allTextContents();
  await page.keyboard.press('Escape');
  for (const name of names.filter((item) => item !== 'Off')) {
    await page.getByRole('button', { name: 'Subtitles' }).dispatchEvent('click');
    await page.getByRole('menuitemradio', { name, exact: true }).click();
    await page.waitForFunction("document.querySelector('[data-testid=captions]').innerText.trim() !== ''", null, {
      timeout: 20_000,
    });
    expect((await shown.innerText()).length > 0, name);
  }
  return names.join(', ');
});
await check('seeks with the keyboard and shows thumbnails on the seek bar', async () => {
  const before = await video(page, 'video.currentTime');
  await page.keyboard.press('l');
  await until(page, `video.currentTime > ${before} + 8 && !video.seeking`);
  const slider = page.getByRole('slider', { name: 'Seek' });
  const box = await slider.boundingBox();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2);
  await page.locator('.mq-player__thumbnail').waitFor({ timeout: 5000 });
  await page.waitForTimeout(400);
  await snap(page, '1440-thumbnail');
});
await check('changes the source at the position', async () => {
  const before = await video(page, 'video.currentTime');
  await choose(page, /Source/, /Glint/);
  await until(page, "video.currentSrc.startsWith('http') && video.readyState > 2 && !video.paused");
  const after = await video(page, 'video.currentTime');
  expect(Math.abs(after - before) < 4, `${before} became ${after}`);
});
await check('switches the quality of a file at the position', async () => {
  const [before, height] = [await video(page, 'video.currentTime'), await video(page, 'video.videoHeight')];
  await openSettings(page);
  await page.getByRole('menuitem', { name: /Quality/ }).click();
  await page.locator('[role=menuitemradio][aria-checked=false]').first().click();
  await until(page, `video.videoHeight !== ${height} && video.readyState > 2 && !video.paused`);
  expect(Math.abs((await video(page, 'video.currentTime')) - before) < 4, 'the position was lost');
  return `${height} to ${await video(page, 'video.videoHeight')} lines`;
});
await check('says nothing on the console', () => expect(complaints.length === 0, [...new Set(complaints)].join(' | ')));
await page.context().close();

const broken = await open('&source=two');
await check('survives a network that dies for a while', async () => {
  await playing(broken);
  await broken.route('**/*', (route) => route.abort());
  await choose(broken, /Quality/, '360p');
  await broken.waitForTimeout(4000);
  await broken.unroute('**/*');
  const at = await video(broken, 'video.currentTime');
  await until(broken, `video.currentTime > ${at} + 3`, 30_000);
});
await broken.context().close();

const dead = await (await browser.newContext()).newPage();
await check('shows the specified error and recovers with Reload', async () => {
  await dead.route('**/*.m3u8', (route) => route.abort());
  await dead.goto(`http://localhost:${PORT}/?provider=${encodeURIComponent(provider)}&source=two`);
  await dead.getByText("The video couldn't be loaded.").waitFor({ timeout: 20_000 });
  await dead.getByText('Check your internet connection and try again.').waitFor();
  await snap(dead, 'error');
  await dead.unroute('**/*.m3u8');
  await dead.getByRole('button', { name: 'Reload' }).click();
  await playing(dead);
});
await dead.context().close();

const phone = await open('&type=tv', {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});
await check('plays on a phone: a tap hides and shows the controls', async () => {
  await playing(phone);
  await snap(phone, '390-playing');
  const shown = () => phone.getAttribute('.mq-player', 'data-controls');
  const before = await shown();
  await phone.touchscreen.tap(40, 100);
  await phone.waitForTimeout(100);
  expect((await shown()) !== before, 'the tap changed nothing');
});
await phone.context().close();

const resumed = await open('&start=30');
await check('resumes within 2 s of where it stopped', async () => {
  await until(resumed, '!video.paused && video.readyState > 2');
  const at = await video(resumed, 'video.currentTime');
  expect(at >= 29.5 && at < 32, `started at ${at}`);
});

await browser.close();
await server.close();
console.log(`${results.filter(Boolean).length} passed, ${results.filter((ok) => !ok).length} failed`);
process.exit(results.every(Boolean) ? 0 : 1);
