import type { Browser } from 'playwright-core';
import type { Product } from '../product';
import { median, type Row } from '../row';
import { heavyPerson, type HeavyEntry } from '../heavy/person';
import { pullAll, pushAll } from '../heavy/first-sync';
import { heapMb, openWith, play, toggle, visit, type HeavyVisit } from '../heavy/visits';

const RUNS = Number(process.env.HEAVY_RUNS ?? 3);
const CARD = 'main a[href^="/movies/"], main a[href^="/series/"]';
const GOALS: Record<string, Row['goal']> = {
  'bookmark until painted': { atMost: 50 },
  'longest task while playing': { atMost: 50 },
};
const pages = {
  '/': 'section:has(h2:has-text("Continue Watching")) :is(a[href^="/movies/"], a[href^="/series/"])',
  '/bookmarks': CARD,
  '/history': CARD,
  '/diary': CARD,
  '/year/all': 'main dl',
};

/** Figures of one kind of user, by name. */
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
        note(figures, `${path} idle${at}`, 'ms', found.idleMs);
        note(figures, `${path} longest task${at}`, 'ms', found.longestTaskMs);
        if (rate === 1) note(figures, `${path} heap`, 'MB', await heapMb(opened));
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

/** All entries on a new device, and one change on it. */
async function firstSyncRows(browser: Browser, product: Product, entries: readonly HeavyEntry[]): Promise<Row[]> {
  const first = await openWith(browser, product, entries);
  const heavyBuckets = await pushAll(first, product, 'heavy');
  await first.close();
  const light = await openWith(browser, product, entries.slice(0, 1));
  const lightBuckets = await pushAll(light, product, 'light');
  await light.close();
  type Pulled = Awaited<ReturnType<typeof pullAll>>;
  const pulls: { heavy: Pulled[]; light: Pulled[] } = { heavy: [], light: [] };
  for (let run = 0; run < RUNS; run += 1) {
    pulls.heavy.push(await pullAll(browser, product, 'heavy', heavyBuckets));
    pulls.light.push(await pullAll(browser, product, 'light', lightBuckets));
  }
  const row = (name: string, unit: Row['unit'], of: keyof Pulled, goal?: Row['goal']): Row => ({
    name: `ten years: ${name}`,
    unit,
    value: median(pulls.heavy.map((pull) => pull[of])),
    ...(goal && { goal }),
    alternative: { name: 'a person with one entry', value: median(pulls.light.map((pull) => pull[of])) },
  });
  return [
    row(`first sync of a new device (${entries.length} entries), logging in included`, 'ms', 'tookMs', {
      atMost: 3_000,
    }),
    row('bytes of the sync of one bookmark', '', 'changeBytes'),
  ];
}

/** The site for a user with ten years of history, beside a new one, and the cost of a new device for both. */
export async function heavyRows(browser: Browser, product: Product): Promise<Row[]> {
  const entries = await heavyPerson(product);
  const heavy = await measure(browser, product, entries, true);
  const light = await measure(browser, product, [], false);
  const visits = [...heavy].map(([name, { unit, values }]): Row => ({
    name: `ten years: ${name}`,
    unit,
    value: median(values),
    ...(GOALS[name] && { goal: GOALS[name] }),
    alternative: { name: 'a person who keeps nothing', value: median(light.get(name)?.values ?? [NaN]) },
  }));
  return [...visits, ...(await firstSyncRows(browser, product, entries))];
}
