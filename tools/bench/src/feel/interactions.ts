import type { Browser, Page } from 'playwright-core';
import { freshPage } from '../browser';
import type { Product } from '../product';
import { median, percentile, type Row } from '../row';
import { openBarePage, titlesOf } from './bare-page';
import { beginStep, installProbe, interactionsOf, type Interaction } from './probe';
import { walkThrough } from './walk';

const ROUNDS = 3;
const GOAL_MS = 200;

/** The same interactions on the bare page. */
async function walkBarePage(page: Page): Promise<void> {
  await beginStep(page, 'open the menu');
  for (let press = 0; press < 2; press += 1) await page.locator('summary').click();
  await beginStep(page, 'switch the theme');
  for (let press = 0; press < 2; press += 1) await page.getByLabel('Dark mode').click();
  await beginStep(page, 'bookmark a card');
  for (let card = 0; card < 3; card += 1) await page.getByLabel('Bookmark').nth(card).click();
  await beginStep(page, 'type in the search');
  await page.getByRole('searchbox').click();
  await page.keyboard.type('stranger', { delay: 80 });
  await page.waitForTimeout(1000);
}

/** The worst interaction of a round, and the interactions of all rounds. */
interface Measured {
  worst: Interaction[];
  all: number[];
}

async function measure(browser: Browser, slowdown: number, walk: (page: Page) => Promise<void>): Promise<Measured> {
  const measured: Measured = { worst: [], all: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, cdp, close } = await freshPage(browser);
    await installProbe(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await walk(page);
    const interactions = await interactionsOf(page);
    const [worst] = interactions.toSorted((a, b) => b.duration - a.duration);
    if (worst) measured.worst.push(worst);
    measured.all.push(...interactions.map(({ duration }) => duration));
    await close();
  }
  return measured;
}

/** Interaction to next paint of typical interactions, at full speed and with a fourfold CPU slow-down. */
export async function interactionRows(browser: Browser, product: Product): Promise<Row[]> {
  const titles = await titlesOf(product);
  const rows: Row[] = [];
  for (const slowdown of [1, 4]) {
    const ours = await measure(browser, slowdown, (page) => walkThrough(page, product));
    const bare = await measure(browser, slowdown, async (page) => {
      await openBarePage(page, product, { titles, waitMs: 300 });
      await walkBarePage(page);
    });
    const at = slowdown === 1 ? '' : ` at ${slowdown}x`;
    const row = (what: string, value: number, alternative: number): Row => ({
      name: `interaction to next paint${at}, ${what}`,
      unit: 'ms',
      value,
      goal: { atMost: GOAL_MS },
      alternative: { name: "the browser's own parts on a bare page", value: alternative },
    });
    const worst = (of: Measured) => median(of.worst.map(({ duration }) => duration));
    const steps = [...new Set(ours.worst.map(({ step }) => step))].join(', ');
    rows.push(
      row(`98 %`, percentile(ours.all, 98), percentile(bare.all, 98)),
      row(`worst of a round (${steps})`, worst(ours), worst(bare)),
    );
  }
  return rows;
}
