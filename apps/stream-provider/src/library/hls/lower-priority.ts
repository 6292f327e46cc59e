import { setPriority } from 'node:os';

/** Answers and other viewers come first. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, 5);
  } catch {
    // Not allowed everywhere, and only a courtesy.
  }
}
