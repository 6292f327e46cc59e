import type { Page } from 'playwright-core';

const LONGEST_WAIT_MS = 20_000;

/**
 * Measurements in the page: when something was painted, and the Event Timing entries of each interaction. As text,
 * because the loader that runs this file adds helpers to functions, which the page lacks.
 */
const PROBE = `
  window.feel = {
    interactions: new Map(),
    steps: [],
    step(name) { this.steps.push({ name, from: performance.now() }); },
    /** The time at the end of the frame that first shows it; null when none does. */
    painted: (isThere) => new Promise((resolve) => {
      const started = performance.now();
      const look = () => {
        if (performance.now() - started > ${LONGEST_WAIT_MS}) resolve(null);
        else if (!isThere()) requestAnimationFrame(look);
        else {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        }
      };
      requestAnimationFrame(look);
    }),
  };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime } of list.getEntries()) {
      const known = window.feel.interactions.get(interactionId)?.duration ?? 0;
      if (interactionId && duration > known) window.feel.interactions.set(interactionId, { duration, startTime });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  undefined`;

/** Installs the probe in every page opened from now on. */
export const installProbe = (page: Page): Promise<unknown> => page.addInitScript(PROBE);

/**
 * Milliseconds from `since` to the end of the frame that first shows the target; both are expressions of the page. The
 * promise is in the page before this returns, so that the interaction can follow immediately.
 */
export async function watchForPaint(page: Page, isThere: string, since: string): Promise<() => Promise<number>> {
  await page.evaluate(`window.feel.answer = window.feel.painted(() => ${isThere})
    .then((at) => at === null ? null : at - (${since}));
    undefined`);
  return async () => {
    const time = await page.evaluate<number | null>('window.feel.answer');
    if (time === null) throw new Error(`nothing painted within ${LONGEST_WAIT_MS} ms: ${isThere} at ${page.url()}`);
    return time;
  };
}

export interface Interaction {
  step: string;
  /** From the interaction to the next frame, in steps of 8 ms. */
  duration: number;
}

/** Names the step of the following interactions. */
export const beginStep = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(`window.feel.step(${JSON.stringify(name)})`);

/** The interactions since the page load that took at least 16 ms. */
export const interactionsOf = (page: Page): Promise<Interaction[]> =>
  page.evaluate<Interaction[]>(`[...window.feel.interactions.values()].map(({ duration, startTime }) => ({
    duration,
    step: window.feel.steps.findLast(({ from }) => from <= startTime)?.name ?? 'before the first step',
  }))`);
