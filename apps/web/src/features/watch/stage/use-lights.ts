import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Turns the lights of the page down while a film stands on it (`lights.css`). Returns what has to hear of the player's
 * controls, with which the bars of the site leave.
 */
export function useLights(stage: RefObject<HTMLElement | null>): (areControlsVisible: boolean) => void {
  const state = useRef({ areControlsVisible: true, isInView: true });
  const apply = useCallback((change: Partial<typeof state.current>) => {
    Object.assign(state.current, change);
    const { areControlsVisible, isInView } = state.current;
    document.documentElement.dataset.lights = isInView ? (areControlsVisible ? 'dim' : 'down') : 'away';
  }, []);

  useLayoutEffect(() => {
    apply({});
    return () => {
      delete document.documentElement.dataset.lights;
    };
  }, [apply]);

  useEffect(() => {
    if (!stage.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => apply({ isInView: (entries.at(-1)?.intersectionRatio ?? 1) >= 0.5 }),
      { threshold: 0.5 },
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage, apply]);

  return useCallback((areControlsVisible) => apply({ areControlsVisible }), [apply]);
}
