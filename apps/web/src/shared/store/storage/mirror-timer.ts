import { onIdle } from '../../lib/timing/on-idle';

/** Small values are written this long after a change; large ones wait until the page is idle. */
const WRITE_DELAY_MS = 200;
const REST_MS = 10_000;
const IDLE_MS = 2000;

/** Schedules writing of the mirrored keys. */
export function createTimer(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** Large values wait until nothing has changed for a while. */
    plan(isLarge: boolean): void {
      if (timer !== undefined && !isLarge) return;
      clear();
      timer = setTimeout(() => onIdle(write, IDLE_MS), isLarge ? REST_MS : WRITE_DELAY_MS);
    },
    clear,
  };
}
