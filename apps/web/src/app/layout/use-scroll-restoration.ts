import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** React Router's key of a history entry that the browser created: a page load or a fragment. */
const BROWSERS_ENTRY = 'default';
const STORED = 'scroll-positions';
/** Maximum number of history entries whose scroll position is stored. */
const KEPT = 50;

/** Absent in tests. */
const navigationsOf = (timing: Partial<Performance>) => timing.getEntriesByType?.('navigation') ?? [];

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Stored scroll positions of this tab. A URL that was typed or followed from elsewhere starts at the top. */
function readStored(): [string, number][] {
  const [navigation] = navigationsOf(performance);
  if (navigation && 'type' in navigation && navigation.type === 'navigate') return [];
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

/** The element of a fragment, even if the fragment is not valid percent-encoding. */
function elementOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/** Maximum time for an infinite list to grow back to the stored position. */
const SEEK_MS = 10_000;

/** Scrolls to a position repeatedly while the page grows, until it is reached or the visitor acts. */
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
 * Restores the scroll position on Back and Forward; a new page starts at its top or its fragment, and replacing the
 * URL does not scroll. Positions survive a reload.
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
        // Without storage a reload starts at the top.
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
