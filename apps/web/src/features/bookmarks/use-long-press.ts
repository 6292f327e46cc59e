import { useEffect, useRef } from 'react';

const LONG_PRESS_MS = 500;

/** Handlers for a control with a different action on long press. The click that ends a long press is ignored. */
export function useLongPress(onLongPress: () => void, onClick: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown: () => {
      wasLong.current = false;
      stop();
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (wasLong.current) event.preventDefault();
    },
    onClick: () => {
      stop();
      if (!wasLong.current) onClick();
      wasLong.current = false;
    },
  };
}
