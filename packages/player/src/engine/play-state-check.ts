import { PLAY_STATE_CHECK_MS } from '@marquee/core';
import type { Lifetime } from './lifetimes';

/** A check that comes this much later than it should means that the machine slept or the page was frozen. */
const SLEPT_MS = 15_000;

export interface PlayStatePorts {
  /** Reads the element anew into the state: browsers stop and start videos without an event when they freeze pages. */
  compare: () => void;
  /** The machine woke up: connections from before are dead. */
  woke: () => void;
  now: () => number;
}

/** Compares the shown state with the element's every 2.5 s, and at once when the page is looked at again. */
export function checkPlayState({ compare, woke, now }: PlayStatePorts, lifetime: Lifetime): void {
  let last = now();
  const check = (): void => {
    const late = now() - last - PLAY_STATE_CHECK_MS;
    last = now();
    compare();
    if (late > SLEPT_MS) woke();
  };
  const timer = setInterval(check, PLAY_STATE_CHECK_MS);
  lifetime.onEnd(() => clearInterval(timer));
  lifetime.listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
