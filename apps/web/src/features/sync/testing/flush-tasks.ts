import { setImmediate as nextTurn } from 'node:timers';

/** jsdom has no turns of its own; the database of the tests works in them, whatever a test does to the clock. */
Object.assign(globalThis, { setImmediate: nextTurn });

/** Lets promises and the database get on. */
export async function flushTasks(count = 60): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}
