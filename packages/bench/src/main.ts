import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '@marquee/tooling/workspace';
import { launchBrowser } from './browser';
import type { Browser } from 'playwright-core';
import { startProduct, type Product } from './product';
import { table, type Row } from './row';
import { firstFrameRows } from './rows/first-frame';
import { javascriptRows } from './rows/javascript';
import { longGridRows } from './rows/long-grid';
import { memoryRows } from './rows/memory';
import { playingRows } from './rows/playing';
import { searchRows } from './rows/search';
import { syncRows } from './rows/sync';

const parts: Record<string, (browser: Browser, product: Product) => Promise<Row[]>> = {
  search: () => Promise.resolve(searchRows()),
  sync: syncRows,
  javascript: javascriptRows,
  'first-frame': firstFrameRows,
  playing: playingRows,
  memory: memoryRows,
  'long-grid': longGridRows,
};

/** Names of parts to run; all of them without any. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

const rows: Row[] = [];
const product = await startProduct();
const browser = await launchBrowser();
try {
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await part(browser, product)));
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(table(rows));
// The record is of a whole run.
if (wanted.length > 0) process.exit();

const machine = { node: process.version, cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) };
await mkdir(join(root, 'bench'), { recursive: true });
await writeFile(join(root, 'bench/latest.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
