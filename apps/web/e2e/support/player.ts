import { expect, type Locator, type Page } from '@playwright/test';

/** Second at which the page's video is. */
export const currentTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime);

/** The video runs: its time advances by at least half a second, or to its end. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(page.locator('video')).toBeAttached();
  const intervals = [100];
  await expect.poll(() => currentTime(page), { intervals }).toBeGreaterThan(0);
  const before = await currentTime(page);
  const isFurther = (video: SVGElement | HTMLElement, from: number) =>
    (video as HTMLVideoElement).ended || (video as HTMLVideoElement).currentTime > from + 0.5;
  await expect.poll(() => page.locator('video').evaluate(isFurther, before), { intervals }).toBe(true);
}

/** Presses a control of the player. They hide while the mouse rests: until the press it does not seem to. */
export async function pressControl(control: Locator): Promise<void> {
  const page = control.page();
  const restless = await page.evaluate(() =>
    window.setInterval(() => {
      const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
      document.querySelector('.mq-player')?.dispatchEvent(move);
    }, 100),
  );
  // A click on a hidden control would be tried again after scrolling, which moves the page.
  await expect(page.locator('.mq-player')).toHaveAttribute('data-controls', 'visible');
  await control.click();
  await page.evaluate((timer) => clearInterval(timer), restless);
}

/** Mean brightness (0–255) and variety of the frame on screen; a black or uniform picture scores near zero. */
export const picture = (page: Page): Promise<{ mean: number; spread: number }> =>
  page.locator('video').evaluate((element) => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(element as HTMLVideoElement, 0, 0, 64, 36);
    const { data } = context.getImageData(0, 0, 64, 36);
    const levels: number[] = [];
    for (let index = 0; index < data.length; index += 4) {
      levels.push(((data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0)) / 3);
    }
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    const spread = Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
    return { mean, spread };
  });

/** Notes, on every page opened from now on, the second at which a video first plays. */
export async function noteFirstPlayed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = window as unknown as { firstPlayed?: number };
    const note = ({ target }: Event) => {
      noted.firstPlayed ??= (target as HTMLVideoElement).currentTime;
    };
    addEventListener('playing', note, { capture: true });
  });
}

/** The second at which the page's video first played. */
export const firstPlayed = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { firstPlayed?: number }).firstPlayed ?? Number.NaN);
