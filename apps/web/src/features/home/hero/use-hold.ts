import { useEffect, useState } from 'react';
import { HOLD_CAP_MS } from './constants';

/**
 * Whether the pointer or a finger holds the carousel. A hold ends after 10 s; the next one starts again. Spread
 * `handlers` on the element.
 */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const cap = setTimeout(() => setIsHeld(false), HOLD_CAP_MS);
    return () => clearTimeout(cap);
  }, [isHeld]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return {
    isHeld,
    handlers: {
      onMouseEnter: hold,
      onMouseLeave: release,
      onTouchStart: hold,
      onTouchEnd: release,
      onTouchCancel: release,
    },
  };
}
