const CONTROLS = ':is(input, button, textarea, select):enabled, a[href], summary, [tabindex="0"]';

/** Tab passes by buttons of cards, by what is hidden, and by a group's other radio buttons once one is chosen. */
function isTabStop(control: HTMLElement, dialog: Element): boolean {
  if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) return false;
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio' || control.checked) return true;
  return dialog.querySelector(`input[name="${control.name}"]:checked`) === null;
}

/**
 * Traps Tab inside a modal dialog: it moves from the last control to the first and back, not to the browser's toolbar.
 */
function keepFocusWithin(event: KeyboardEvent): void {
  const dialog = event.target instanceof Element ? event.target.closest('dialog[open], [data-layer]') : null;
  if (!dialog || event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)];
  const first = controls.find((control) => isTabStop(control, dialog));
  const last = controls.findLast((control) => isTabStop(control, dialog));
  const isAtEnd = event.shiftKey ? event.target === first || event.target === dialog : event.target === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Polyfills `commandfor` of buttons (HTML, invoker commands). */
function runCommand(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/**
 * Behaviour of modal dialogs that browsers lack, before and after the app starts: a click on the backdrop closes one.
 */
export function listenToDialogs(): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (pressed = target));
  document.addEventListener('click', ({ target }) => {
    // A text selection that starts inside may end outside.
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
    else if (!hasCommands) runCommand(target);
  });
  document.addEventListener('keydown', keepFocusWithin);
}
