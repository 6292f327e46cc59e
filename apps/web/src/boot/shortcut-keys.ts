import { isTextField } from './is-text-field';

/** Makes the key in a button's `aria-keyshortcuts` click it, before and after the app starts. */
export function listenToShortcutKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTextField(event.target) || document.documentElement.dataset.characterKeys === 'off') return;
    const withKeys = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
    const button = [...withKeys].find((element) => element.getAttribute('aria-keyshortcuts') === event.key);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
