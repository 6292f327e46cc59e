import { launchBrowser } from './browser';
import type { Browser } from 'playwright-core';
import { startProduct, type Product } from './product';
import { record } from './record';
import { table, type Row } from './row';
import { crowdRows } from './rows/crowd';
import { heavyRows } from './rows/heavy';
import { gatewayRows } from './rows/gateway';
import { javascriptRows } from './rows/javascript';
import { memoryRows } from './rows/memory';
import { paintRows } from './rows/paint';
import { playRows } from './rows/play';
import { syncRows } from './rows/sync';

/** Shared by most parts; started for the first that needs it. */
interface Stage {
  browser: () => Promise<Browser>;
  product: () => Promise<Product>;
}
const onStage =
  (measure: (browser: Browser, product: Product) => Promise<Row[]>) =>
  async (stage: Stage): Promise<Row[]> =>
    measure(await stage.browser(), await stage.product());

const parts: Record<string, (stage: Stage) => Promise<Row[]>> = {
  paint: onStage(paintRows),
  javascript: onStage(javascriptRows),
  play: onStage(playRows),
  heavy: onStage(heavyRows),
  gateway: onStage(gatewayRows),
  sync: syncRows,
  crowd: crowdRows,
  memory: memoryRows,
};

/** Slow parts, measured only if named. */
const onlyByName = new Set(['crowd']);

/** Measures the named parts, or by default nearly all of them, and records them in `bench/latest.json` and `docs/figures.md`. */
async function measureParts(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  const names = Object.keys(parts).filter(
    (name) => wanted.includes(name) || (wanted.length === 0 && !onlyByName.has(name)),
  );
  const measured: Record<string, Row[]> = {};
  let product: Promise<Product> | undefined;
  let browser: Promise<Browser> | undefined;
  const stage = { product: () => (product ??= startProduct()), browser: () => (browser ??= launchBrowser()) };
  try {
    for (const name of names) measured[name] = (await parts[name]?.(stage)) ?? [];
  } finally {
    await (await browser)?.close();
    await (await product)?.stop();
  }
  console.log(table(Object.values(measured).flat()));
  await record(Object.keys(parts), measured);
}

await measureParts(process.argv.slice(2));
