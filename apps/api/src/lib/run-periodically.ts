export interface PeriodicTask {
  /** Until the first run: not while the first visitors wait for the server's first answers. */
  firstMs: number;
  everyMs: number;
  run: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Runs something again and again beside the work for visitors; it keeps no process alive. Returns the function that stops it. */
export function runPeriodically({ firstMs, everyMs, run, onError }: PeriodicTask): () => void {
  const attempt = () => void run().catch(onError);
  let repeated: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    repeated = setInterval(attempt, everyMs).unref();
    attempt();
  }, firstMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(repeated);
  };
}
