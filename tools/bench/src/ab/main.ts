import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { popularFilm } from '../journey';
import { startProduct, type Product } from '../product';
import type { Row } from '../row';
import { comparisonTable, type Comparison } from './comparison';
import { checkOut } from './revision';
import { visitPage, type Visit } from './visit';

/** Number of visits to each page of each build. */
const RUNS = 10;

const figures: { key: keyof Visit; name: string; unit: Row['unit'] }[] = [
  { key: 'firstPaintMs', name: 'first paint', unit: 'ms' },
  { key: 'largestPaintMs', name: 'largest paint', unit: 'ms' },
  { key: 'blockingMs', name: 'blocking time', unit: 'ms' },
  { key: 'mainThreadMs', name: 'main thread', unit: 'ms' },
  { key: 'scriptKb', name: 'scripts', unit: 'KB' },
];

interface Builds {
  before: Product;
  after: Product;
}

async function comparePage(browser: Browser, name: string, urls: Record<keyof Builds, string>): Promise<Comparison[]> {
  const visits: Record<keyof Builds, Visit[]> = { before: [], after: [] };
  for (let run = 0; run <= RUNS; run += 1) {
    // The second visit may find a warmer machine, so the order alternates.
    const order: (keyof Builds)[] = run % 2 === 0 ? ['before', 'after'] : ['after', 'before'];
    for (const build of order) {
      const visit = await visitPage(browser, urls[build]);
      // The first visit fills the server's caches.
      if (run > 0) visits[build].push(visit);
    }
    process.stderr.write(run === 0 ? `${name}: warmed up\n` : `${name}: run ${run} of ${RUNS}\n`);
  }
  return figures.map(({ key, name: what, unit }) => ({
    name: `${name}: ${what}`,
    unit,
    before: visits.before.map((visit) => visit[key]),
    after: visits.after.map((visit) => visit[key]),
  }));
}

async function comparePages({ before, after }: Builds): Promise<Comparison[]> {
  const film = await popularFilm(after);
  const browser = await launchBrowser();
  try {
    return [
      ...(await comparePage(browser, 'home', { before: before.url, after: after.url })),
      ...(await comparePage(browser, 'title', { before: before.url + film, after: after.url + film })),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * First visits to home and to a title page, alternately to the build of a revision and to the working tree's, so that
 * other load on the machine affects both. Prints the table.
 */
export async function compareWithRevision(revision: string): Promise<void> {
  const checkedOut = await checkOut(revision);
  const running: Product[] = [];
  const start = async (options: Parameters<typeof startProduct>[0]): Promise<Product> => {
    const product = await startProduct(options);
    running.push(product);
    return product;
  };
  try {
    // Starting it installs and builds it first.
    const before = await start({ port: 8937, providerPort: 8938, folder: checkedOut.folder });
    const after = await start({ port: 8947, providerPort: 8948 });
    const comparisons = await comparePages({ before, after });
    console.log(comparisonTable(comparisons, { before: checkedOut.name, after: 'working tree' }));
  } finally {
    for (const product of running) await product.stop();
    await checkedOut.remove();
  }
}
