import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `fallback` where there is no window, as on the server. */
export function useMediaQuery(query: string, fallback = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => fallback,
  );
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void): () => void {
  const list = window.matchMedia(REDUCED);
  list.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    list.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

const isMotionReduced = () =>
  document.documentElement.dataset.motion === 'reduced' || window.matchMedia(REDUCED).matches;

/** For scrolling by script, which the browser does not adapt to reduced motion. */
export const scrollBehavior = (): ScrollBehavior => (isMotionReduced() ? 'instant' : 'smooth');

/** Whether to reduce motion, according to the device or the settings page. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToMotion, isMotionReduced, () => true);
