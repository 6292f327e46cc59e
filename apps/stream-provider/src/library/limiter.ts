/** Runs at most so many tasks at a time; urgent ones come before those that wait. */
export interface Limiter {
  run<T>(task: () => Promise<T>, isUrgent?: boolean): Promise<T>;
  readonly waiting: number;
}

export function createLimiter(limit: number): Limiter {
  const urgent: (() => void)[] = [];
  const patient: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    if (running >= limit) return;
    const start = urgent.shift() ?? patient.shift();
    if (!start) return;
    running += 1;
    start();
  };
  return {
    run(task, isUrgent = false) {
      return new Promise((resolve, reject) => {
        (isUrgent ? urgent : patient).push(() => {
          task()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              next();
            });
        });
        next();
      });
    },
    get waiting() {
      return urgent.length + patient.length;
    },
  };
}
