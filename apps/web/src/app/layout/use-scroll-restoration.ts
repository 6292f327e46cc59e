import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The key that React Router gives an entry of the history that the browser made: a page that was loaded, or a fragment. */
const BROWSERS_ENTRY = 'default';
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

/** The element that a fragment names, also where it is no well-formed part of a URL. */
function elementOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/** A list without end has grown back by then, or does not. */
const SEEK_MS = 10_000;

/** Scrolls to a place, and again as the page grows towards it, until it is reached or the visitor acts. */
function seek(place: number): AbortController {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const scroll = () => {
    window.scrollTo(0, place);
    if (document.documentElement.scrollHeight - window.innerHeight >= place) stop();
  };
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(stop, SEEK_MS);
  controller.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, { passive: true, signal: controller.signal });
  scroll();
  if (!controller.signal.aborted) observer.observe(document.body);
  return controller;
}

/**
 * Back and Forward find a page where it was left, another page begins at its top or at the address's fragment, and an
 * address that is replaced moves nothing. Places survive a reload of the page.
 */
export function useScrollRestoration(): void {
  const { key: entry, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const key = entry === BROWSERS_ENTRY ? `${pathname}${search}${hash}` : entry;
  const places = useRef<Map<string, number> | null>(null);
  const current = useRef(key);
  const seeking = useRef<AbortController | null>(null);

  useLayoutEffect(() => {
    places.current ??= new Map(readStored());
    current.current = key;
    if (type === NavigationType.Replace) return;
    const place = type === NavigationType.Pop ? places.current.get(key) : undefined;
    if (place !== undefined) {
      const controller = seek(place);
      seeking.current = controller;
      return () => controller.abort();
    }
    const target = hash ? elementOf(hash) : null;
    if (target) target.scrollIntoView();
    else if (type === NavigationType.Push) window.scrollTo(0, 0);
  }, [key, type, hash]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      const map = places.current;
      if (!map || seeking.current?.signal.aborted === false) return;
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
