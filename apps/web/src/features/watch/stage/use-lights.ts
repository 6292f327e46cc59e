import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { usePrefersReducedMotion } from '../../../shared/lib/viewport/use-media-query';

const root = () => document.documentElement;
const ignore = (): void => undefined;

/** Makes a change in a view transition, if the browser supports it. */
function inTransition(change: () => void): void {
  if (!('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready, finished } = document.startViewTransition(change);
  // Rejects if the transition is skipped, e.g. in a background tab; the change happens anyway.
  ready.catch(ignore);
  finished.catch(ignore);
}

/**
 * Dims the page while a film is open on it (`lights.css`): the frame grows to the window's width. The player is mounted
 * before that, so that the first frame is not delayed. Returns a callback for the visibility of the player's controls,
 * with which the site's bars are hidden.
 */
export function useLights(stage: RefObject<HTMLElement | null>): (areControlsVisible: boolean) => void {
  const state = useRef({ isOn: false, areControlsVisible: true, isInView: true });
  const isReduced = usePrefersReducedMotion();
  const isStill = useRef(isReduced);
  const apply = useCallback((change: Partial<typeof state.current>) => {
    Object.assign(state.current, change);
    const { isOn, areControlsVisible, isInView } = state.current;
    if (isOn) root().dataset.lights = isInView ? (areControlsVisible ? 'dim' : 'down') : 'away';
  }, []);

  useLayoutEffect(() => {
    const change = isStill.current ? (make: () => void) => make() : inTransition;
    let isOpen = true;
    change(() => isOpen && apply({ isOn: true }));
    return () => {
      isOpen = false;
      change(() => {
        apply({ isOn: false });
        delete root().dataset.lights;
      });
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
