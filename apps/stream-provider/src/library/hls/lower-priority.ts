import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** For background work. */
export const lowestPriority = 19;

/** Linux assigns a priority to each thread. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Gives responses and other viewers precedence. */
export function lowerPriority(pid: number | undefined, priority = 5): void {
  if (pid === undefined) return;
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, priority);
  } catch {
    // Not permitted everywhere, and not essential.
  }
}
