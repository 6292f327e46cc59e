import { useEffect, useState } from 'react';

/** Which of the thresholds, in pixels, the page is scrolled past; follows scrolling with a delay of `debounceMs`. */
export function useScrolledPast(thresholds: readonly number[], debounceMs: number): boolean[] {
  const [scrollY, setScrollY] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setScrollY(window.scrollY), debounceMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [debounceMs]);
  return thresholds.map((threshold) => scrollY > threshold);
}
