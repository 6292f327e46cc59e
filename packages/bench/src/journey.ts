import type { Page } from 'playwright-core';
import type { Product } from './product';

/** Opens the film that is listed first among the popular ones, and waits until its sources are found. */
export async function openTitle(page: Page, { url }: Product): Promise<void> {
  const answer = await fetch(`${url}/api/tmdb/3/movie/popular`);
  const { results } = (await answer.json()) as { results: { id: number }[] };
  const id = results[0]?.id;
  if (id === undefined) throw new Error('no popular film to open');
  await page.goto(`${url}/movies/${id}`, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^watch( now)?$/i })
    .first()
    .waitFor();
}

/** Presses Watch; milliseconds from the press to the first frame on screen. */
export async function watchUntilFirstFrame(page: Page): Promise<number> {
  await page.evaluate(firstFrameProbe);
  await page
    .getByRole('button', { name: /^watch( now)?$/i })
    .first()
    .click();
  return page.evaluate(() => (window as unknown as { firstFrame: Promise<number> }).firstFrame);
}

/** Runs in the page: `window.firstFrame` resolves with the time from the next click to the first video frame. */
export function firstFrameProbe(): void {
  (window as unknown as { firstFrame: Promise<number> }).firstFrame = new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const started = performance.now();
        const look = (): void => {
          const video = document.querySelector('video');
          if (!video) requestAnimationFrame(look);
          else video.requestVideoFrameCallback(() => resolve(performance.now() - started));
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}
