import { useEffect, type RefObject } from 'react';

/** A finger's click follows its lifting by so much at most. */
const CLICK_MS = 500;

/** Keeps the click of the press that is under way from whatever lies there. */
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
  // A press that became no click, such as one that scrolled.
  document.addEventListener('pointercancel', stop, { signal });
  document.addEventListener('pointerdown', stop, { capture: true, signal });
  document.addEventListener('pointerup', () => setTimeout(stop, CLICK_MS), { signal });
}

/** Calls `onDismiss` on a press outside the element, which does nothing else, and on Escape, while `isActive`. */
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
