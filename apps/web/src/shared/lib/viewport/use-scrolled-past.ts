import { useEffect, useState } from 'react';

interface Scrolled {
  /** For each threshold, whether the page is scrolled past it. */
  isPast: boolean[];
  /** Whether the last scroll was upward. */
  isUpward: boolean;
}

/** Compares the scroll position with thresholds in pixels; follows scrolling with a delay of `debounceMs`. */
export function useScrolledPast(thresholds: readonly number[], debounceMs: number): Scrolled {
  const [{ scrollY, isUpward }, setScrolled] = useState({ scrollY: 0, isUpward: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const { scrollY: y } = window;
      setScrolled((last) => (last.scrollY === y ? last : { scrollY: y, isUpward: y < last.scrollY }));
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, debounceMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [debounceMs]);
  return { isPast: thresholds.map((threshold) => scrollY > threshold), isUpward };
}
