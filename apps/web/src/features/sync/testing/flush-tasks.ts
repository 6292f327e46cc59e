import { setImmediate as nextTurn } from 'node:timers';

/** jsdom lacks `setImmediate`, which the test database uses regardless of fake timers. */
Object.assign(globalThis, { setImmediate: nextTurn });

/** Lets promises and the database make progress. */
export async function flushTasks(count = 60): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}
