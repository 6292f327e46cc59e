import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '@marquee/tooling/workspace';
import { launchBrowser } from './browser';
import { startProduct } from './product';
import { table, type Row } from './row';
import { firstFrameRows } from './rows/first-frame';
import { javascriptRows } from './rows/javascript';
import { searchRows } from './rows/search';

const rows: Row[] = searchRows();
const product = await startProduct();
const browser = await launchBrowser();
try {
  rows.push(...(await javascriptRows(browser, product)));
  rows.push(...(await firstFrameRows(browser, product)));
} finally {
  await browser.close();
  await product.stop();
}
console.log(table(rows));

const machine = { node: process.version, cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) };
await mkdir(join(root, 'bench'), { recursive: true });
await writeFile(join(root, 'bench/latest.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
