import { useEffect, useState } from 'react';

interface Scrolled {
  /** Which of the thresholds the page is scrolled past. */
  isPast: boolean[];
  /** Whether it was last scrolled towards its beginning. */
  isUpward: boolean;
}

/** Where the page is scrolled to, against thresholds in pixels; follows scrolling with a delay of `debounceMs`. */
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
