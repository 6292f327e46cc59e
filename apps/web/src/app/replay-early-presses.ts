import type { EarlyPresses } from '../boot/early-presses';

/** A link that leads nowhere, as without a network, must not leave the page without its app. */
const LEAVING_MS = 3000;

/** Resolves at once, or late where the visitor is leaving: an app that starts then would get in the way. */
export const unlessLeaving = (): Promise<void> =>
  window.earlyPresses?.isLeaving ? new Promise((resolve) => setTimeout(resolve, LEAVING_MS)) : Promise.resolve();

/** Presses again what was pressed before React listened. React hydrates at once what is pressed. */
export function replayPresses({ buttons }: EarlyPresses, root: HTMLElement): void {
  for (const button of buttons) if (root.contains(button)) button.click();
}
