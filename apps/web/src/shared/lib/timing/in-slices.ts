import { nextTask } from './next-task';

/** Longer tasks would make animations drop frames. */
const SLICE_MS = 8;

/** Runs the steps in tasks short enough not to drop frames. */
export async function runInSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  let startedMs = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - startedMs < SLICE_MS) continue;
    await nextTask();
    startedMs = performance.now();
  }
}

/** Processes the items in such tasks. */
export function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  function* steps(): Generator<undefined, void> {
    for (const item of items) {
      work(item);
      yield;
    }
  }
  return runInSlices(steps());
}
