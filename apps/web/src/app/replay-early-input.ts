/** Left by the inline script of index.html: what the visitor did before the page could answer. */
export interface EarlyInput {
  /** A link was followed, as links are without the app: the page is on its way out. */
  isLeaving: boolean;
  /** Buttons that were pressed, in order, and their `aria-pressed` at that moment. */
  clicks: [button: HTMLElement, pressed: string | null][];
  /** Fields that were changed, with what they were changed to. */
  fields: Map<HTMLInputElement | HTMLSelectElement, string>;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** React compares a text field with what it last saw there: it must have seen nothing for the text to be news. */
function retype(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A link that leads nowhere, as without a network, must not leave the page without its app. */
const LEAVING_MS = 3000;

/** Resolves at once, or late where the visitor is leaving: an app that starts then would get in the way. */
export const unlessLeaving = (): Promise<void> =>
  window.earlyInput?.isLeaving ? new Promise((resolve) => setTimeout(resolve, LEAVING_MS)) : Promise.resolve();

/** Hands the page what was clicked and typed while it was on screen but not yet alive. */
export function replayEarlyInput(root: HTMLElement): void {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  for (const [field, value] of early.fields) if (root.contains(field)) retype(field, value);
  for (const [button, pressed] of early.clicks) {
    // What stored data has switched on by itself is what the visitor wanted.
    const isDone = pressed === 'false' && button.getAttribute('aria-pressed') === 'true';
    if (root.contains(button) && !isDone) button.click();
  }
}
