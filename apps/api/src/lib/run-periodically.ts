interface PeriodicTask {
  /** Delay of the first run, so that it does not compete with the first requests. */
  firstMs: number;
  everyMs: number;
  run: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Runs a background task at an interval; it does not keep the process alive. Returns a function that stops it. */
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
