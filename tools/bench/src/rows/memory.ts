import type { Browser, CDPSession, Page } from 'playwright-core';
import { startAlternatives } from '../alternatives';
import { freshPage } from '../browser';
import { openTitle } from '../journey';
import type { Product } from '../product';
import type { Row } from '../row';

/** Permanent allocations of the first openings (code, caches) are not leaks: counting starts after these. */
const WARM_UP = 5;
const CYCLES = 50;

interface Held {
  heapMb: number;
  nodes: number;
  listeners: number;
}

async function measure(cdp: CDPSession): Promise<Held> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heapMb: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Memory growth after 50 openings. */
async function growth(cdp: CDPSession, cycle: () => Promise<void>): Promise<Held> {
  await cdp.send('Performance.enable');
  for (let time = 0; time < WARM_UP; time += 1) await cycle();
  const before = await measure(cdp);
  for (let time = 0; time < CYCLES; time += 1) await cycle();
  const after = await measure(cdp);
  return {
    heapMb: after.heapMb - before.heapMb,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

const POLL_MS = 50;

/** Polls, because a page's policy may forbid the expressions with which Playwright waits. */
async function until(page: Page, expression: string): Promise<void> {
  while (!(await page.evaluate<boolean>(expression))) await page.waitForTimeout(POLL_MS);
}
const playing = (page: Page) => until(page, `(document.querySelector('video')?.currentTime ?? 0) > 0`);
const gone = (page: Page) => until(page, `!document.querySelector('video')`);

/** Memory after 50 openings of the player on one page, beside hls.js doing the same. */
export async function memoryRows(browser: Browser, product: Product): Promise<Row[]> {
  const alternatives = await startAlternatives(product);
  const ours = await freshPage(browser);
  await openTitle(ours.page, product);
  const held = await growth(ours.cdp, async () => {
    await ours.page
      .getByRole('button', { name: /^watch( now)?$/i })
      .first()
      .click();
    await playing(ours.page);
    await ours.page.locator('.mq-player').hover();
    await ours.page.locator('.mq-player__back').click();
    await gone(ours.page);
  });
  await ours.close();

  const theirs = await freshPage(browser);
  await theirs.page.goto(alternatives.hls, { waitUntil: 'networkidle' });
  const other = await growth(theirs.cdp, async () => {
    await theirs.page.getByRole('button', { name: 'Watch' }).click();
    await playing(theirs.page);
    await theirs.page.evaluate('window.closePlayer()');
    await gone(theirs.page);
  });
  await theirs.close();
  alternatives.stop();
  const kept = ({ nodes, listeners }: Held): string => `${nodes} nodes, ${listeners} listeners`;
  return [
    {
      name: `heap kept after ${CYCLES} openings (${kept(held)})`,
      unit: 'MB',
      value: held.heapMb,
      alternative: { name: `hls.js on an empty page (${kept(other)})`, value: other.heapMb },
    },
  ];
}
