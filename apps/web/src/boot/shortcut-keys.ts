import { isTextField } from './is-text-field';

/** As `aria-keyshortcuts` names it, in small letters. Keyboards without Latin letters are known by the key's place. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  const name = /^\P{ASCII}/u.test(key) && code.startsWith('Key') ? code.slice(3) : key;
  return `${shiftKey && /^[a-z]/i.test(name) ? 'shift+' : ''}${name.toLowerCase()}`;
}

/**
 * Makes the key in a button's `aria-keyshortcuts` click it, before and after the app starts. Those of a card count while
 * the focus is in it, also where single-key shortcuts are off: Tab stops only once at a card.
 */
export function listenToShortcutKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target } = event;
    if (isTextField(target)) return;
    const card = target instanceof Element ? target.closest('article') : null;
    const isOff = document.documentElement.dataset.characterKeys === 'off';
    const button = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((element) => {
      const its = element.closest('article');
      const counts = its ? its === card : !isOff;
      return counts && element.getAttribute('aria-keyshortcuts')?.toLowerCase() === nameOf(event);
    });
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
