/** The visitor's input before the app was ready, which it replays. */
export interface EarlyPresses {
  /** Whether a link was followed, so that the page is about to unload. */
  isLeaving: boolean;
  /** Buttons that were clicked, in order. */
  readonly buttons: readonly HTMLElement[];
  /** Stops recording, because React handles clicks from now on. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Records clicks on buttons until the app replays them. Links, fields, forms and dialog buttons work without the app.
 */
export function keepEarlyPresses(): EarlyPresses {
  const buttons: HTMLElement[] = [];
  const early: EarlyPresses = {
    isLeaving: false,
    buttons,
    stop: () => document.removeEventListener('click', onClick, true),
  };
  function onClick(event: MouseEvent): void {
    const link = closest(event, 'a[href]');
    if (link instanceof HTMLAnchorElement && link.origin === location.origin && !link.target) {
      const isHere = link.pathname + link.search === location.pathname + location.search;
      if (!isHere && !opensElsewhere(event)) early.isLeaving = true;
    }
    const button = closest(event, 'button:not([type=submit], [commandfor])');
    if (button) buttons.push(button);
  }
  document.addEventListener('click', onClick, true);
  return early;
}
