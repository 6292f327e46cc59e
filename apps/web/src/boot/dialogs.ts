/** Lets Tab go from the last control of a dialog to the first and back, not to the browser's own bars. */
function keepFocusWithin(event: KeyboardEvent): void {
  const dialog = event.target instanceof Element ? event.target.closest('dialog[open]') : null;
  if (!dialog || event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>('input, button, a[href]')];
  const first = controls.at(0);
  const last = controls.at(-1);
  if (event.target !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Does what a button says (HTML, invoker commands) in a browser that does not know its `commandfor`. */
function runCommand(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** What browsers leave to pages of modal dialogs, before the app is there and after: a press beside one closes it. */
export function listenToDialogs(): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (pressed = target));
  document.addEventListener('click', ({ target }) => {
    // A selection that begins in the dialog may end beside it.
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
    else if (!hasCommands) runCommand(target);
  });
  document.addEventListener('keydown', keepFocusWithin);
}
