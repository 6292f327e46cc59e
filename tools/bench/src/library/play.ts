import type { Browser } from 'playwright-core';
import { freshPage } from '../browser';
import { median, offsets } from './beats';
import { lengthSec } from './films';

export type Player = 'marquee' | 'hls.js';

export interface Played {
  firstFrameMs: number | null;
  /** From the seek to 80 % to the first frame there. */
  seekMs: number | null;
  /** Times and durations of stalls, except during seeks. */
  waits: { at: number; ms?: number }[];
  /** Milliseconds by which audio is behind the video. */
  offsetMs: number;
  beeps: number;
  error: string | null;
}

/** Plays a stream from its beginning for a while, then from 80 %. */
export async function play(
  browser: Browser,
  page: string,
  stream: unknown,
  { player, seconds }: { player: Player; seconds: number },
): Promise<Played> {
  const { page: tab, close } = await freshPage(browser);
  try {
    await tab.goto(page);
    await tab.waitForFunction('globalThis.page?.play');
    await tab.evaluate(`page.watchBeats()`);
    await tab.evaluate(
      `page.play(${JSON.stringify(stream)}, ${JSON.stringify(player)}).catch((error) => { page.error ??= String(error); })`,
    );
    const end = `document.querySelector('video').currentTime >= ${Math.min(seconds, lengthSec - 1)} || page.error`;
    await tab.waitForFunction(end, undefined, { timeout: (seconds + 40) * 1000 }).catch(() => undefined);
    const seekMs = await tab.evaluate<number | null>(`new Promise((resolve) => {
      const video = document.querySelector('video');
      const startMs = performance.now();
      const timer = setTimeout(() => resolve(null), 20_000);
      video.requestVideoFrameCallback(function shown(_, { mediaTime }) {
        if (mediaTime < ${0.8 * lengthSec - 0.5}) return video.requestVideoFrameCallback(shown);
        clearTimeout(timer);
        resolve(performance.now() - startMs);
      });
      video.currentTime = ${0.8 * lengthSec};
    })`);
    await tab.waitForTimeout(2_500);
    const found = await tab.evaluate<
      Omit<Played, 'offsetMs' | 'beeps' | 'seekMs'> & { flashes: number[]; beeps: number[] }
    >(
      '({ firstFrameMs: page.firstFrameMs, waits: page.waits, error: page.error, flashes: page.flashes, beeps: page.beeps })',
    );
    const { flashes, beeps, ...rest } = found;
    return { ...rest, seekMs, beeps: beeps.length, offsetMs: 1000 * median(offsets(flashes, beeps)) };
  } finally {
    await close();
  }
}
