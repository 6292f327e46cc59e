import { useEffect, type RefObject } from 'react';

/** Maximum time between lifting a finger and the resulting click. */
const CLICK_MS = 500;

/** Prevents the click of the current press. */
function swallowClick(): void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  document.addEventListener('click', swallow, { capture: true, signal });
  // A press without a click, e.g. because it scrolled.
  document.addEventListener('pointercancel', stop, { signal });
  document.addEventListener('pointerdown', stop, { capture: true, signal });
  document.addEventListener('pointerup', () => setTimeout(stop, CLICK_MS), { signal });
}

/** While `isActive`, calls `onDismiss` on Escape and on a press outside the element, which has no other effect. */
export function useDismiss(ref: RefObject<HTMLElement | null>, isActive: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (ref.current?.contains(event.target as Node)) return;
        onDismiss();
        swallowClick();
      },
      { signal },
    );
    document.addEventListener('keydown', (event) => event.key === 'Escape' && onDismiss(), { signal });
    return () => controller.abort();
  }, [ref, isActive, onDismiss]);
}
