import { setPriority } from 'node:os';

/** What nobody waits for. */
export const lowestPriority = 19;

/** Answers and other viewers come first. */
export function lowerPriority(pid: number | undefined, priority = 5): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // Not allowed everywhere, and only a courtesy.
  }
}
