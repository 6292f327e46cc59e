import { freshPage, launchBrowser } from '../browser';
import { startProduct } from '../product';
import { heavyPerson } from '../heavy/person';
import { openWith } from '../heavy/visits';
import { pushAll } from '../heavy/first-sync';
const product = await startProduct({ port: 8951, providerPort: 8952 });
const browser = await launchBrowser();
try {
  const entries = await heavyPerson(product);
  const first = await openWith(browser, product, entries);
  const t = Date.now();
  await pushAll(first, product, 'heavy');
  console.log('pushed', Date.now() - t, 'ms', entries.length);
  await first.close();

  const { page } = await freshPage(browser, 'block');
  page.on('response', (r) => { if (r.url().includes('/api/sync')) console.log(Date.now() - t2, r.status(), r.headers()['content-length'], r.request().postData()?.slice(0, 200)); });
  page.on('console', (m) => console.log('console', m.text()));
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email or username').fill('heavy');
  await page.getByLabel('Password', { exact: true }).fill('a long bench password');
  const t2 = Date.now();
  await page.getByRole('button', { name: 'Login' }).click();
  for (let i = 0; i < 25; i += 1) {
    await new Promise((r) => setTimeout(r, 1000));
    console.log(Date.now() - t2, await page.evaluate(`new Promise((resolve) => { const o = indexedDB.open('marquee'); o.onsuccess = () => { const s = o.result.transaction('entries').objectStore('entries'); const names = {}; s.getAllKeys().onsuccess = (e) => { for (const [n] of e.target.result) names[n] = (names[n] ?? 0) + 1; o.result.close(); resolve(JSON.stringify(names)); }; }; })`));
  }
} finally { await browser.close(); await product.stop(); }
