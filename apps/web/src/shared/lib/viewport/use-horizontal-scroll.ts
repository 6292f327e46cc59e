import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollBehavior } from './use-media-query';

interface Scroller<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Scrolls by most of the visible width: 1 forward, -1 back. */
  page: (direction: 1 | -1) => void;
}

/** A horizontally scrolling element, and whether there is more on either side. */
export function useHorizontalScroll<Element extends HTMLElement>(): Scroller<Element> {
  const ref = useRef<Element>(null);
  const [edges, setEdges] = useState({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, scrollWidth } = element;
      // Negative on right-to-left pages.
      const scrolled = Math.abs(element.scrollLeft);
      const canGoBack = scrolled > 1;
      const canGoOn = scrolled + clientWidth < scrollWidth - 1;
      setEdges((now) => (now.canGoBack === canGoBack && now.canGoOn === canGoOn ? now : { canGoBack, canGoOn }));
    };
    // It also reports the first layout; measuring here would force a layout, which is slow on a page with many rows.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const mutations = new MutationObserver(measure);
    mutations.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      mutations.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const page = (direction: 1 | -1) => {
    const element = ref.current;
    const onwards = document.dir === 'rtl' ? -1 : 1;
    element?.scrollBy({ left: onwards * direction * element.clientWidth * 0.85, behavior: scrollBehavior() });
  };
  return { ref, ...edges, page };
}
