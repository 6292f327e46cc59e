import { backoffMs } from './backoff';

interface ScheduleOptions {
  now: () => number;
  random: () => number;
  run: () => void;
}

/** When the next round is: as soon as somebody wishes, but not before the server or the backoff allows it. */
export function createSchedule({ now, random, run }: ScheduleOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = Number.POSITIVE_INFINITY;
  let notBeforeMs = 0;
  let failures = 0;

  function plan(delayMs: number): void {
    const wishMs = Math.max(now() + Math.max(0, delayMs), notBeforeMs);
    if (timer !== undefined && dueMs <= wishMs) return;
    clearTimeout(timer);
    dueMs = wishMs;
    timer = setTimeout(() => {
      timer = undefined;
      if (now() < notBeforeMs) plan(0);
      else run();
    }, wishMs - now());
  }

  return {
    plan,
    get hasFailed() {
      return failures > 0;
    },
    /** A round went through, or somebody insists. */
    reset(): void {
      failures = 0;
      notBeforeMs = 0;
    },
    /** A round failed. `isMended` is what made it fail: it may be tried again at once, the first time. */
    fail(retryAfterMs: number | null, isMended: boolean): void {
      failures += 1;
      const waitMs = isMended && failures === 1 ? 0 : Math.max(retryAfterMs ?? 0, backoffMs(failures, random()));
      notBeforeMs = now() + waitMs;
    },
    stop: () => clearTimeout(timer),
  };
}
