import { useRef } from 'react';

/**
 * Focus handlers for a Radix dialog without a trigger of its own. Opening focuses the part marked `data-autofocus`, else the
 * first control; closing gives the focus back to what had it.
 */
export function useDialogFocus() {
  const previous = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      previous.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const first = (event.currentTarget as HTMLElement | null)?.querySelector<HTMLElement>('[data-autofocus]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      previous.current?.focus();
    },
  };
}
