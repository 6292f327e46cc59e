/** Runs a task one at a time: calls during a run share exactly one more run after it. */
export function coalesce(task: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function run(): Promise<void> {
    if (!running) {
      running = task().finally(() => (running = undefined));
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    return next;
  }
  return {
    run,
    /** Resolves when the current run has ended. */
    settled: async (): Promise<void> => running,
  };
}
