import type { Browser, Page } from 'playwright-core';
import { startAlternatives } from '../alternatives';
import { freshPage } from '../browser';
import { openTitle, timeFirstFrame, watchUntilFirstFrame } from '../journey';
import type { Product } from '../product';
import type { Row } from '../row';

const PLAYED_MS = 10_000;

/** Percentage of dropped frames in ten seconds. */
async function droppedShare(page: Page): Promise<number> {
  await page.waitForTimeout(PLAYED_MS);
  return page.evaluate<number>(`(() => {
    const { droppedVideoFrames, totalVideoFrames } = document.querySelector('video').getVideoPlaybackQuality();
    return (100 * droppedVideoFrames) / Math.max(1, totalVideoFrames);
  })()`);
}

/** Smoothness of the demo film's first seconds, including quality switches. */
export async function playingRows(browser: Browser, product: Product): Promise<Row[]> {
  const alternatives = await startAlternatives(product);
  const ours = await freshPage(browser);
  await openTitle(ours.page, product);
  await watchUntilFirstFrame(ours.page);
  const value = await droppedShare(ours.page);
  await ours.close();

  const theirs = await freshPage(browser);
  await theirs.page.goto(alternatives.hls, { waitUntil: 'networkidle' });
  await timeFirstFrame(theirs.page, () => theirs.page.getByRole('button', { name: 'Watch' }).click());
  const other = await droppedShare(theirs.page);
  await theirs.close();
  alternatives.stop();
  return [
    {
      name: 'frames dropped in 10 s',
      unit: '%',
      value,
      alternative: { name: 'hls.js on an empty page', value: other },
    },
  ];
}
