import express from 'express';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { freshPage } from '../browser';
import { openTitle, timeFirstFrame, watchUntilFirstFrame } from '../journey';
import type { Product } from '../product';
import { median, type Row } from '../row';

const RUNS = 7;
const require = createRequire(import.meta.url);

interface ProviderAnswer {
  stream: { playlist?: string; qualities?: Record<string, { url: string }> };
}

async function streamOf(product: Product, source: string): Promise<ProviderAnswer['stream']> {
  const answer = await fetch(`${product.providerUrl}/sources/${source}/movie/1?title=Bench&releaseYear=2000`);
  return ((await answer.json()) as ProviderAnswer).stream;
}

const page = (script: string): string => `<!doctype html><meta charset="utf-8"><title>bench</title>
<button>Watch</button><div></div>${script}`;

/** Pages that play the same media with nothing around it. */
async function startAlternatives(product: Product): Promise<{ url: string; stop: () => void }> {
  const { playlist } = await streamOf(product, 'two');
  const { qualities = {} } = await streamOf(product, 'glint');
  const file = Object.values(qualities).at(-1)?.url;
  const app = express();
  app.get('/hls.js', (_request, response) =>
    response.sendFile(require.resolve('hls.js/dist/hls.min.js'), { dotfiles: 'allow' }),
  );
  app.get('/hls', (_request, response) => {
    response.send(
      page(`<script src="/hls.js"></script><script>
        document.querySelector('button').onclick = () => {
          const video = document.createElement('video');
          document.querySelector('div').append(video);
          const hls = new Hls();
          hls.loadSource(${JSON.stringify(playlist)});
          hls.attachMedia(video);
          hls.on(Hls.Events.MANIFEST_PARSED, () => video.play());
        };</script>`),
    );
  });
  app.get('/file', (_request, response) => {
    response.send(
      page(`<script>
        document.querySelector('button').onclick = () => {
          const video = document.createElement('video');
          video.src = ${JSON.stringify(file)};
          document.querySelector('div').append(video);
          video.play();
        };</script>`),
    );
  });
  const server = app.listen(0);
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

async function timeAlternative(browser: Browser, url: string): Promise<number> {
  const { page: tab, close } = await freshPage(browser);
  await tab.goto(url, { waitUntil: 'networkidle' });
  const time = await timeFirstFrame(tab, () => tab.getByRole('button', { name: 'Watch' }).click());
  await close();
  return time;
}

async function timeProduct(browser: Browser, product: Product): Promise<number> {
  const { page: tab, close } = await freshPage(browser);
  await openTitle(tab, product);
  const time = await watchUntilFirstFrame(tab);
  await close();
  return time;
}

/** From the press on Watch to the first frame, players taking turns so that a slow moment hits all of them. */
export async function firstFrameRows(browser: Browser, product: Product): Promise<Row[]> {
  const alternatives = await startAlternatives(product);
  const times = { marquee: [] as number[], hls: [] as number[], file: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    times.marquee.push(await timeProduct(browser, product));
    times.hls.push(await timeAlternative(browser, `${alternatives.url}/hls`));
    times.file.push(await timeAlternative(browser, `${alternatives.url}/file`));
  }
  alternatives.stop();
  const row = (name: string, values: readonly number[]): Row => ({
    name: 'Watch to first frame, median',
    unit: 'ms',
    value: median(times.marquee),
    alternative: { name, value: median(values) },
  });
  return [row('hls.js on an empty page, script loaded', times.hls), row('bare video element, mp4', times.file)];
}
