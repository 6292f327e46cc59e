import { useEffect, useRef } from 'react';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { isFastSwipe } from './fast-swipe';
import type { ToastMessage } from './toast-channel';

interface ToastTextProps extends ToastContentProps, Pick<ToastMessage, 'action'> {
  text: string;
}

/**
 * Content of a toast, and two things that the library lacks: it is paused while it has focus or the tab is hidden, and
 * a fast swipe dismisses it however short.
 */
export function ToastText({ text, action, closeToast, toastProps }: ToastTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { toastId: id } = toastProps;

  useEffect(() => {
    const box = ref.current?.closest<HTMLElement>('.Toastify__toast');
    if (!box) return;
    const controller = new AbortController();
    const { signal } = controller;
    const pause = () => toast.pause({ id });
    const play = () => toast.play({ id });
    let from: { x: number; ms: number } | null = null;
    box.addEventListener('focusin', pause, { signal });
    box.addEventListener('focusout', play, { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? pause() : play()), { signal });
    box.addEventListener('pointerdown', (event) => (from = { x: event.clientX, ms: event.timeStamp }), { signal });
    box.addEventListener(
      'pointerup',
      (event) => {
        if (from && isFastSwipe(event.clientX - from.x, event.timeStamp - from.ms)) closeToast(true);
        from = null;
      },
      { signal },
    );
    return () => controller.abort();
  }, [id, closeToast]);

  const act = () => {
    action?.onAction();
    closeToast(true);
  };
  return (
    <div ref={ref} className="flex items-center justify-between gap-4">
      <p>{text}</p>
      {action && (
        <button type="button" onClick={act} className="-my-3 h-11 shrink-0 px-2 font-semibold text-accent-ink">
          {action.label}
        </button>
      )}
    </div>
  );
}
