import { useBriefState } from '../../../shared/lib/timing/use-brief-state';
import { HOLD_CAP_MS } from './constants';

/**
 * Whether the pointer or a finger holds the carousel. A hold ends after 10 s; the next one starts again. Spread
 * `handlers` on the element.
 */
export function useHold() {
  const [isHeld, setIsHeld] = useBriefState(false, HOLD_CAP_MS);
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
