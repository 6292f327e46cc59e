import type { Browser } from 'playwright-core';
import { popularFilm } from '../journey';
import { measurePage, type PageFigures } from '../lighthouse';
import { startProduct, type Product } from '../product';
import { median, type Row } from '../row';

/** Number of measurements per page; the figures are the medians. */
const RUNS = Number(process.env.PAINT_RUNS ?? 3);

/** For the mobile settings (issue 7). */
const GOALS: Record<Exclude<keyof PageFigures, 'transferredKb'>, Required<Row>['goal']> = {
  performance: { atLeast: 98 },
  firstPaintMs: { atMost: 1200 },
  largestPaintMs: { atMost: 1800 },
  blockingMs: { atMost: 80 },
  layoutShift: { atMost: 0.02 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  seo: { atLeast: 100 },
};
const DESKTOP_LARGEST_PAINT_MS = 400;

async function pagesOf(product: Product): Promise<[string, string][]> {
  return [
    ['home', '/'],
    ['movies', '/movies'],
    ['a category', '/categories/drama'],
    ['a title', await popularFilm(product)],
    ['a search', '/search?query=night'],
  ];
}

async function medians(url: string, device: 'mobile' | 'desktop'): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(url, device));
  const names = Object.keys(runs[0] ?? {}) as (keyof PageFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  ) as unknown as PageFigures;
}

/** Lighthouse's figures for first visits, with server-side and client-side rendering. */
export async function paintRows(_browser: Browser, product: Product): Promise<Row[]> {
  const inBrowser = await startProduct({ port: 8957, providerPort: 8958, environment: { PAGE_RENDERING: 'browser' } });
  const rows: Row[] = [];
  try {
    for (const [name, path] of await pagesOf(product)) {
      const ours = await medians(product.url + path, 'mobile');
      const theirs = await medians(inBrowser.url + path, 'mobile');
      const row = (what: string, unit: Row['unit'], figure: keyof typeof GOALS): Row => ({
        name: `${name}, mobile: ${what}`,
        unit,
        value: ours[figure],
        goal: GOALS[figure],
        alternative: { name: 'drawn in the browser', value: theirs[figure] },
      });
      rows.push(
        row('Lighthouse performance', '%', 'performance'),
        row('first paint', 'ms', 'firstPaintMs'),
        row('largest paint', 'ms', 'largestPaintMs'),
        row('blocked', 'ms', 'blockingMs'),
        row('layout shift', '', 'layoutShift'),
        row('Lighthouse accessibility', '%', 'accessibility'),
        row('Lighthouse best practices', '%', 'bestPractices'),
        row('Lighthouse SEO', '%', 'seo'),
      );
      const desktop = await medians(product.url + path, 'desktop');
      const desktopBrowser = await medians(inBrowser.url + path, 'desktop');
      rows.push({
        name: `${name}, desktop: largest paint`,
        unit: 'ms',
        value: desktop.largestPaintMs,
        goal: { atMost: DESKTOP_LARGEST_PAINT_MS },
        alternative: { name: 'drawn in the browser', value: desktopBrowser.largestPaintMs },
      });
    }
  } finally {
    await inBrowser.stop();
  }
  return rows;
}
