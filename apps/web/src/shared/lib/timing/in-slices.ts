import { nextTask } from './next-task';

/** Longer than this would show in what the page animates. */
const SLICE_MS = 8;

/** Takes the steps in tasks so short that the page keeps its frames. */
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

/** Works through the items in such tasks. */
export function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  function* steps(): Generator<undefined, void> {
    for (const item of items) {
      work(item);
      yield;
    }
  }
  return runInSlices(steps());
}
