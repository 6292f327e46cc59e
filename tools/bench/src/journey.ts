import { movieHref } from '@marquee/core';
import type { Page } from 'playwright-core';
import type { Product } from './product';

/** Path of the first popular film. */
export async function popularFilm({ url }: Product): Promise<string> {
  const answer = await fetch(`${url}/api/tmdb/3/movie/popular`);
  const { results } = (await answer.json()) as { results: { id: number; title: string }[] };
  const [film] = results;
  if (!film) throw new Error('no popular film to open');
  return movieHref(film.id, film.title);
}

/** Opens a popular film, and waits until its sources are found. */
export async function openTitle(page: Page, product: Product): Promise<void> {
  await page.goto(product.url + (await popularFilm(product)), { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^watch( now)?$/i })
    .first()
    .waitFor();
  // The player is preloaded on the visitor's first interaction.
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 320);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
}

/** Time for preloaded code to be evaluated. */
const SETTLED_MS = 1500;

/** Presses Watch; returns the milliseconds from the press to the first frame on screen. */
export async function watchUntilFirstFrame(page: Page): Promise<number> {
  const watch = page.getByRole('button', { name: /^watch( now)?$/i }).first();
  return timeFirstFrame(page, () => watch.click());
}

/** Milliseconds from the click by `press` to the first video frame. */
export async function timeFirstFrame(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(FIRST_FRAME_PROBE);
  await press();
  const time = await page.evaluate<number | null>('window.firstFrame');
  if (time === null) throw new Error(`no frame within ${LONGEST_WAIT_MS} ms at ${page.url()}`);
  return time;
}

const LONGEST_WAIT_MS = 20_000;

/** As text, because the loader that runs this file adds helpers to functions, which the page lacks. */
const FIRST_FRAME_PROBE = `
  window.firstFrame = new Promise((resolve) => {
    addEventListener('click', () => {
      const started = performance.now();
      setTimeout(() => resolve(null), ${LONGEST_WAIT_MS});
      const look = () => {
        const video = document.querySelector('video');
        if (!video) requestAnimationFrame(look);
        else video.requestVideoFrameCallback(() => resolve(performance.now() - started));
      };
      look();
    }, { capture: true, once: true });
  });
  undefined`;
