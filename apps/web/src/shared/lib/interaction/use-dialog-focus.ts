import { useRef } from 'react';

/**
 * Focus handlers for a Radix dialog without a trigger. Opening focuses the element marked `data-autofocus`, else the
 * first control; closing returns the focus.
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
