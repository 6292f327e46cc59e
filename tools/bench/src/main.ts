import { compareWithRevision } from './ab/main';
import { launchBrowser } from './browser';
import type { Browser } from 'playwright-core';
import { startProduct, type Product } from './product';
import { record } from './record';
import { table, type Row } from './row';
import { costRows } from './rows/costs';
import { feelRows } from './rows/feel';
import { firstFrameRows } from './rows/first-frame';
import { heavyRows } from './rows/heavy';
import { gatewayRows } from './rows/gateway';
import { javascriptRows } from './rows/javascript';
import { longGridRows } from './rows/long-grid';
import { memoryRows } from './rows/memory';
import { paintRows } from './rows/paint';
import { playingRows } from './rows/playing';
import { searchRows } from './rows/search';
import { serverMemoryRows } from './rows/server-memory';
import { soakRows } from './rows/soak';
import { startRows } from './rows/start';
import { syncRows } from './rows/sync';

const parts: Record<string, (browser: Browser, product: Product) => Promise<Row[]>> = {
  search: () => Promise.resolve(searchRows()),
  start: startRows,
  gateway: gatewayRows,
  costs: costRows,
  soak: soakRows,
  sync: syncRows,
  javascript: javascriptRows,
  paint: paintRows,
  feel: feelRows,
  'first-frame': firstFrameRows,
  playing: playingRows,
  memory: memoryRows,
  'server-memory': serverMemoryRows,
  'long-grid': longGridRows,
  heavy: heavyRows,
};

/** Measures the named parts, all of them without any, and records them in `bench/latest.json`. */
async function measureParts(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  const names = Object.keys(parts).filter((name) => wanted.length === 0 || wanted.includes(name));
  const measured: Record<string, Row[]> = {};
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    for (const name of names) measured[name] = (await parts[name]?.(browser, product)) ?? [];
  } finally {
    await browser.close();
    await product.stop();
  }
  console.log(table(Object.values(measured).flat()));
  await record(Object.keys(parts), measured);
}

const [command, ...rest] = process.argv.slice(2);
if (command !== 'ab') await measureParts(process.argv.slice(2));
else if (rest[0] !== undefined && rest.length === 1) await compareWithRevision(rest[0]);
else throw new Error('say which revision to compare with: npm run bench ab HEAD~1');
