/**
 * Records the two video guides of the 4K page from the running site and encodes them into public/guides. Needs Chromium and
 * ffmpeg, and a Marquee with its stream provider at the address given:
 *
 *     node guides/record-guides.mjs http://localhost:8787
 */
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '../../../packages/tooling/src/chromium.mjs';

const site = process.argv[2] ?? 'http://localhost:8787';
const out = join(import.meta.dirname, '../public/guides');
const size = { width: 1280, height: 720 };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A pointer that viewers can follow: headless browsers draw none. */
const POINTER = `
  addEventListener('DOMContentLoaded', () => {
    const dot = document.createElement('div');
    dot.style.cssText = 'position:fixed;z-index:2147483647;left:0;top:0;width:22px;height:22px;margin:-11px;border-radius:50%;background:rgb(255 106 51 / .55);border:2px solid #fff8ef;pointer-events:none;transition:transform .12s';
    document.documentElement.append(dot);
    addEventListener('mousemove', (event) => { dot.style.left = event.clientX + 'px'; dot.style.top = event.clientY + 'px'; });
    addEventListener('mousedown', () => { dot.style.transform = 'scale(.7)'; });
    addEventListener('mouseup', () => { dot.style.transform = ''; });
  });`;

async function record(name, play) {
  const frames = mkdtempSync(join(tmpdir(), 'guide-'));
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: chromiumFlags });
  const context = await browser.newContext({ viewport: size, colorScheme: 'dark', bypassCSP: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(POINTER);
  const page = await context.newPage();
  const list = [];
  const client = await context.newCDPSession(page);
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(frames, `${list.length}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    list.push({ file, atSec: metadata.timestamp });
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  const start = () =>
    client.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: size.width, maxHeight: size.height });
  const click = async (target) => {
    await target.scrollIntoViewIfNeeded();
    await pause(250);
    const box = await target.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 25 });
    await pause(350);
    await page.mouse.down();
    await pause(90);
    await page.mouse.up();
  };
  await play({ page, start, click });
  await client.send('Page.stopScreencast');
  const endSec = Date.now() / 1000;
  await browser.close();

  const script = list
    .map(
      ({ file, atSec }, index) => `file '${file}'\nduration ${((list[index + 1]?.atSec ?? endSec) - atSec).toFixed(3)}`,
    )
    .join('\n');
  writeFileSync(join(frames, 'list.txt'), `${script}\nfile '${list.at(-1).file}'\n`);
  mkdirSync(out, { recursive: true });
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', join(frames, 'list.txt')],
    ...['-vf', 'fps=15,format=yuv420p', '-c:v', 'libx264', '-preset', 'slower', '-tune', 'stillimage', '-crf', '30'],
    ...['-an', '-movflags', '+faststart', join(out, `${name}.mp4`)],
  ]);
  rmSync(frames, { recursive: true });
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
let token = '';

await record('get-token', async ({ page, start, click }) => {
  await page.goto(`${site}/4k`);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(640, 560);
  await start();
  await pause(2500);
  await click(button(page, 'Next'));
  await pause(2500);
  await click(button(page, 'Copy token page link'));
  await pause(1500);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(address);
  await pause(2000);
  await click(page.locator('code'));
  await pause(3500);
  token = await page.locator('code').textContent();
});

await record('submit-token', async ({ page, start, click }) => {
  await page.goto(`${site}/4k`);
  await page.waitForLoadState('networkidle');
  await button(page, 'Next').click();
  await page.mouse.move(640, 560);
  await start();
  await pause(1500);
  await click(page.getByLabel('Your token'));
  await page.keyboard.insertText(token);
  await pause(1500);
  await click(button(page, 'Test your token'));
  await pause(3000);
  await click(button(page, 'Next'));
  await pause(1500);
  await click(button(page, 'Submit'));
  await pause(4000);
});
