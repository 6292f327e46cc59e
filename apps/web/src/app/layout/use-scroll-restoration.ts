import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { FIRST_ENTRY } from '../../shared/lib/routing/first-entry';

const STORED = 'scroll-positions';
/** History entries whose place is remembered. */
const KEPT = 50;

/** Places of earlier pages of the tab; an address that was typed or followed from elsewhere begins at its top. */
function readStored(): [string, number][] {
  const [navigation] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') return [];
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}

/**
 * Back and Forward find a page where it was left, another page begins at its top or at the address's fragment, and an
 * address that is replaced moves nothing. Places survive a reload of the page.
 */
export function useScrollRestoration(): void {
  const { key: entry, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  // Every first page of a visit has the same key.
  const key = entry === FIRST_ENTRY ? `${pathname}${search}` : entry;
  const places = useRef<Map<string, number> | null>(null);
  const current = useRef(key);

  useLayoutEffect(() => {
    places.current ??= new Map(readStored());
    current.current = key;
    if (type === NavigationType.Replace) return;
    const place = type === NavigationType.Pop ? places.current.get(key) : undefined;
    if (place !== undefined) {
      window.scrollTo(0, place);
      return;
    }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (type === NavigationType.Push) window.scrollTo(0, 0);
  }, [key, type, hash]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      const map = places.current;
      if (!map) return;
      map.delete(current.current);
      map.set(current.current, window.scrollY);
    };
    const keep = () => {
      remember();
      try {
        sessionStorage.setItem(STORED, JSON.stringify([...(places.current ?? [])].slice(-KEPT)));
      } catch {
        // Without storage a reload begins at the top.
      }
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}
