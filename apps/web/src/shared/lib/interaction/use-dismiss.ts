import { useEffect, type RefObject } from 'react';

/** Calls `onDismiss` on a press outside the element and on Escape, while `isActive`. */
export function useDismiss(ref: RefObject<HTMLElement | null>, isActive: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!ref.current?.contains(event.target as Node)) onDismiss();
      },
      { signal },
    );
    document.addEventListener('keydown', (event) => event.key === 'Escape' && onDismiss(), { signal });
    return () => controller.abort();
  }, [ref, isActive, onDismiss]);
}
