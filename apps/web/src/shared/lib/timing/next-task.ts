/** Absent in Safari. */
const schedulerOf = ({ scheduler }: { scheduler?: Partial<Scheduler> }) => scheduler;

/** Yields to the browser. */
export const nextTask = (): Promise<void> =>
  schedulerOf(window)?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
