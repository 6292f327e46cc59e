import type { EarlyPresses } from '../boot/early-presses';

/** A navigation that fails, e.g. offline, must not leave the page without its app. */
const LEAVING_MS = 3000;

/** Resolves at once, or later if the visitor is navigating away: starting the app would delay that. */
export const unlessLeaving = (): Promise<void> =>
  window.earlyPresses?.isLeaving ? new Promise((resolve) => setTimeout(resolve, LEAVING_MS)) : Promise.resolve();

/** Replays clicks from before hydration. React hydrates a clicked boundary at once. */
export function replayPresses({ buttons }: EarlyPresses, root: HTMLElement): void {
  for (const button of buttons) if (root.contains(button)) button.click();
}
