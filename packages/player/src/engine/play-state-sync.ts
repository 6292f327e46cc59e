import { PLAY_STATE_CHECK_MS } from '@marquee/core';
import type { Lifetime } from './lifetimes';

/** A check delayed by this much means that the device slept or the page was frozen. */
const SLEPT_MS = 15_000;

interface PlayStateHooks {
  /** Reads the element's state again: browsers pause and resume videos without an event when they freeze pages. */
  refresh: () => void;
  /** The device has woken up: earlier connections are dead. */
  onWake: () => void;
  now: () => number;
}

/** Compares the shown state with the element's every 2.5 s, and immediately when the page becomes visible. */
export function syncPlayState({ refresh, onWake, now }: PlayStateHooks, lifetime: Lifetime): void {
  let last = now();
  const check = (): void => {
    const late = now() - last - PLAY_STATE_CHECK_MS;
    last = now();
    refresh();
    if (late > SLEPT_MS) onWake();
  };
  const timer = setInterval(check, PLAY_STATE_CHECK_MS);
  lifetime.onEnd(() => clearInterval(timer));
  lifetime.listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
