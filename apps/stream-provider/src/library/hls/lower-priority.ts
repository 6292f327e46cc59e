import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** What nobody waits for. */
export const lowestPriority = 19;

/** Linux gives each thread a priority of its own. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Answers and other viewers come first. */
export function lowerPriority(pid: number | undefined, priority = 5): void {
  if (pid === undefined) return;
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, priority);
  } catch {
    // Not allowed everywhere, and only a courtesy.
  }
}
