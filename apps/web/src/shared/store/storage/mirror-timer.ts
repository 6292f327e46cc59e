import { onIdle } from '../../lib/timing/on-idle';

/** A change is written this long after it while all is small; a life's worth waits until the page rests. */
const WRITE_DELAY_MS = 200;
const REST_MS = 10_000;
const IDLE_MS = 2000;

/** When the prescribed keys of local storage are written. */
export function createTimer(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** What is large waits until nothing has changed for a while. */
    plan(isLarge: boolean): void {
      if (timer !== undefined && !isLarge) return;
      clear();
      timer = setTimeout(() => onIdle(write, IDLE_MS), isLarge ? REST_MS : WRITE_DELAY_MS);
    },
    clear,
  };
}
