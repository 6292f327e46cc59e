/** Runs a task once there have been no calls for a moment, and during endless calls at an interval. */
export function debounce(task: () => void, { quietMs, atMostMs }: { quietMs: number; atMostMs: number }) {
  let timer: NodeJS.Timeout | undefined;
  let sinceMs: number | undefined;
  const run = (): void => {
    sinceMs = undefined;
    task();
  };
  return {
    call(): void {
      sinceMs ??= performance.now();
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(0, Math.min(quietMs, sinceMs + atMostMs - performance.now()))).unref();
    },
    cancel: (): void => clearTimeout(timer),
  };
}
