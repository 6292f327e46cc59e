/** What the visitor did before the app could answer, for it to replay. */
export interface EarlyPresses {
  /** A link was followed, as links are without the app: the page is on its way out. */
  isLeaving: boolean;
  /** Buttons that were pressed, in order. */
  readonly buttons: readonly HTMLElement[];
  /** React hears what is pressed from now on. */
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

/** Keeps presses of buttons until the app takes them over. Links, fields, forms and buttons of dialogs work without it. */
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
