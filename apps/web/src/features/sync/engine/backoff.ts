const FIRST_MS = 1000;
const LONGEST_MS = 5 * 60_000;

/** How long to wait after so many failures in a row: twice as long each time, spread so that a crowd does not return at once. */
export const backoffMs = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2);
