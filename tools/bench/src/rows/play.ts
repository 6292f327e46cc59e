import type { Browser } from 'playwright-core';
import { startAlternatives } from '../alternatives';
import { freshPage, throttle, type Network } from '../browser';
import { openTitle, timeFirstFrame, watchUntilFirstFrame } from '../journey';
import type { Product } from '../product';
import { median, type Row } from '../row';

const networks: { network: Network | null; runs: number }[] = [
  { network: null, runs: 7 },
  { network: { name: '10 Mbit/s and 40 ms', bitsPerSecond: 10e6, latencyMs: 40 }, runs: 5 },
];

async function timeAlternative(browser: Browser, url: string, network: Network | null): Promise<number> {
  const { page: tab, cdp, close } = await freshPage(browser);
  if (network) await throttle(cdp, network);
  await tab.goto(url, { waitUntil: 'networkidle' });
  const time = await timeFirstFrame(tab, () => tab.getByRole('button', { name: 'Watch' }).click());
  await close();
  return time;
}

async function timeProduct(browser: Browser, product: Product, network: Network | null): Promise<number> {
  const { page: tab, cdp, close } = await freshPage(browser);
  if (network) await throttle(cdp, network);
  await openTitle(tab, product);
  const time = await watchUntilFirstFrame(tab);
  await close();
  return time;
}

/** From pressing Watch to the first frame. Players alternate, so that a slow moment affects all of them. */
export async function playRows(browser: Browser, product: Product): Promise<Row[]> {
  const alternatives = await startAlternatives(product);
  const rows: Row[] = [];
  for (const { network, runs } of networks) {
    const times = { marquee: [] as number[], hls: [] as number[], file: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      times.marquee.push(await timeProduct(browser, product, network));
      times.hls.push(await timeAlternative(browser, alternatives.hls, network));
      times.file.push(await timeAlternative(browser, alternatives.file, network));
    }
    const row = (name: string, values: readonly number[], goal?: Row['goal']): Row => ({
      name: `Watch to first frame${network ? ` at ${network.name}` : ''}, median`,
      unit: 'ms',
      value: median(times.marquee),
      ...(goal && { goal }),
      alternative: { name, value: median(values) },
    });
    const asFast = { atMost: Math.ceil(median(times.hls)) };
    rows.push(
      row('hls.js on an empty page, script loaded', times.hls, asFast),
      row('bare video element, mp4', times.file),
    );
  }
  alternatives.stop();
  return rows;
}
