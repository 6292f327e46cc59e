import { freshPage, launchBrowser } from '../browser';
import { startProduct } from '../product';
import { heavyPerson } from '../heavy/person';
import { openWith } from '../heavy/visits';
import { pullAll, pushAll } from '../heavy/first-sync';
import { existsSync, writeFileSync, readFileSync } from 'node:fs';
const dataDir = '/tmp/heavydata';
const product = await startProduct({ port: 8951, providerPort: 8952, dataDir, keepData: true });
const browser = await launchBrowser();
try {
  if (!existsSync('/tmp/heavydata.count')) {
    const entries = await heavyPerson(product);
    const first = await openWith(browser, product, entries);
    await pushAll(first, product, 'heavy');
    writeFileSync('/tmp/heavydata.count', String(entries.length));
    await first.close();
  }
  const n = Number(readFileSync('/tmp/heavydata.count', 'utf8'));
  const { page, cdp } = await freshPage(browser, 'block');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 1000 });
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email or username').fill('heavy');
  await page.getByLabel('Password', { exact: true }).fill('a long bench password');
  await cdp.send('Profiler.start');
  const t2 = Date.now();
  page.on('response', (r) => { if (r.url().includes('/api/sync')) console.log(Date.now() - t2, r.status(), r.request().postData()?.slice(0, 100)); });
  await page.getByRole('button', { name: 'Login' }).click();
  for (;;) {
    await new Promise((r) => setTimeout(r, 200));
    const c: any = await page.evaluate(`new Promise((resolve) => { const o = indexedDB.open('marquee'); o.onsuccess = () => { const s = o.result.transaction('entries').objectStore('entries'); s.count().onsuccess = (e) => { o.result.close(); resolve(e.target.result); }; }; })`);
    if (c >= n) { console.log('all', Date.now() - t2); break; }
    if (Date.now() - t2 > 40000) { console.log(c); break; }
  }
  const { profile } = await cdp.send('Profiler.stop');
  const self = new Map<string, number>();
  const by = new Map(profile.nodes.map((x) => [x.id, x]));
  profile.samples!.forEach((id, i) => { const f = by.get(id)!.callFrame; const k = `${f.functionName} ${f.url.split('/').pop()?.slice(0, 20)}:${f.lineNumber}:${f.columnNumber}`; self.set(k, (self.get(k) ?? 0) + profile.timeDeltas![i]! / 1000); });
  for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log(v.toFixed(0), k);
} finally { await browser.close(); await product.stop(); }
