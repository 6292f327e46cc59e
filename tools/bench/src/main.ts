import { compareWithRevision } from './ab/main';
import { launchBrowser } from './browser';
import type { Browser } from 'playwright-core';
import { startProduct, type Product } from './product';
import { record } from './record';
import { table, type Row } from './row';
import { crowdRows } from './rows/crowd';
import { costRows } from './rows/costs';
import { feelRows } from './rows/feel';
import { firstFrameRows } from './rows/first-frame';
import { heavyRows, heavySyncRows } from './rows/heavy';
import { gatewayRows } from './rows/gateway';
import { javascriptRows } from './rows/javascript';
import { longGridRows } from './rows/long-grid';
import { memoryRows } from './rows/memory';
import { languageRows } from './rows/languages';
import { paintRows } from './rows/paint';
import { playingRows } from './rows/playing';
import { searchRows } from './rows/search';
import { serverMemoryRows } from './rows/server-memory';
import { soakRows } from './rows/soak';
import { startRows } from './rows/start';
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
  search: () => Promise.resolve(searchRows()),
  start: onStage(startRows),
  gateway: onStage(gatewayRows),
  costs: onStage(costRows),
  soak: soakRows,
  sync: syncRows,
  crowd: crowdRows,
  javascript: onStage(javascriptRows),
  paint: onStage(paintRows),
  languages: onStage(languageRows),
  feel: onStage(feelRows),
  'first-frame': onStage(firstFrameRows),
  playing: onStage(playingRows),
  memory: onStage(memoryRows),
  'server-memory': serverMemoryRows,
  'long-grid': onStage(longGridRows),
  heavy: onStage(heavyRows),
  'heavy-sync': onStage(heavySyncRows),
};

/** Slow parts, measured only if named. */
const onlyByName = new Set(['crowd']);

/** Measures the named parts, or by default nearly all of them, and records them in `bench/latest.json`. */
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

const [command, ...rest] = process.argv.slice(2);
if (command !== 'ab') await measureParts(process.argv.slice(2));
else if (rest[0] !== undefined && rest.length === 1) await compareWithRevision(rest[0]);
else throw new Error('say which revision to compare with: npm run bench ab HEAD~1');
