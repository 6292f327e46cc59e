import type { Browser } from 'playwright-core';
import type { Product } from '../product';
import { median, type Row } from '../row';
import { heavyPerson, type HeavyEntry } from '../heavy/person';
import { pullAll, pushAll } from '../heavy/first-sync';
import { openWith, play, toggle, visit, type HeavyVisit } from '../heavy/visits';

const RUNS = Number(process.env.HEAVY_RUNS ?? 3);
const CARD = 'main a[href^="/movies/"], main a[href^="/series/"]';
const GOALS: Record<string, Row['goal']> = {
  'bookmark until painted': { atMost: 50 },
  'longest task while playing': { atMost: 50 },
};
const pages = { '/': '[aria-label="Continue Watching"], section:has(h2) a', '/bookmarks': CARD, '/history': CARD };

/** Figures of one kind of person, by name. */
type Figures = Map<string, { unit: Row['unit']; values: number[] }>;

function note(figures: Figures, name: string, unit: Row['unit'], value: number): void {
  const known = figures.get(name) ?? { unit, values: [] };
  known.values.push(value);
  figures.set(name, known);
}

async function measure(
  browser: Browser,
  product: Product,
  entries: readonly HeavyEntry[],
  isHeavy: boolean,
): Promise<Figures> {
  const figures: Figures = new Map();
  for (let run = 0; run < RUNS; run += 1) {
    for (const rate of [1, 4]) {
      const at = rate === 1 ? '' : ` at ${rate}x`;
      const opened = await openWith(browser, product, entries);
      for (const [path, shown] of Object.entries(pages)) {
        const found: HeavyVisit = await visit(opened, product.url + path, rate, isHeavy ? shown : 'main h1, main h2');
        note(figures, `${path} shown${at}`, 'ms', found.shownMs);
        note(figures, `${path} longest task${at}`, 'ms', found.longestTaskMs);
      }
      await visit(opened, `${product.url}/movies`, rate, CARD);
      const toggled = await toggle(opened);
      note(figures, `bookmark until painted${at}`, 'ms', toggled.paintMs);
      note(figures, `bytes written by a bookmark${at}`, '', toggled.bytesWritten);
      const played = await play(opened, product, rate);
      note(figures, `longest task while playing${at}`, 'ms', played.longestTaskMs);
      note(figures, `bytes written in 20 s of playing${at}`, '', played.bytesWritten);
      await opened.close();
    }
  }
  return figures;
}

/** All entries on a device that has none. */
async function firstSyncRow(browser: Browser, product: Product, entries: readonly HeavyEntry[]): Promise<Row> {
  const first = await openWith(browser, product, entries);
  await pushAll(first, product, 'heavy');
  await first.close();
  const light = await openWith(browser, product, entries.slice(0, 1));
  await pushAll(light, product, 'light');
  await light.close();
  const times: { heavy: number[]; light: number[] } = { heavy: [], light: [] };
  for (let run = 0; run < RUNS; run += 1) {
    times.heavy.push(await pullAll(browser, product, 'heavy', entries.length));
    times.light.push(await pullAll(browser, product, 'light', 1));
  }
  return {
    name: `ten years: first sync of a new device (${entries.length} entries), logging in included`,
    unit: 'ms',
    value: median(times.heavy),
    goal: { atMost: 3_000 },
    alternative: { name: 'a person with one entry', value: median(times.light) },
  };
}

/** The site for somebody with ten years of history, beside one who keeps nothing. */
export async function heavyRows(browser: Browser, product: Product): Promise<Row[]> {
  const entries = await heavyPerson(product);
  const firstSync = await firstSyncRow(browser, product, entries);
  const heavy = await measure(browser, product, entries, true);
  const light = await measure(browser, product, [], false);
  const visits = [...heavy].map(([name, { unit, values }]): Row => ({
    name: `ten years: ${name}`,
    unit,
    value: median(values),
    ...(GOALS[name] && { goal: GOALS[name] }),
    alternative: { name: 'a person who keeps nothing', value: median(light.get(name)?.values ?? [NaN]) },
  }));
  return [firstSync, ...visits];
}
