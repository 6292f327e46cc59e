import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollBehavior } from './use-media-query';

interface Scroller<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Scrolls by most of what is visible: 1 onwards, -1 back. */
  page: (direction: 1 | -1) => void;
}

/** A horizontally scrolling element that knows whether there is more on either side. */
export function useHorizontalScroll<Element extends HTMLElement>(): Scroller<Element> {
  const ref = useRef<Element>(null);
  const [edges, setEdges] = useState({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const canGoBack = scrollLeft > 1;
      const canGoOn = scrollLeft + clientWidth < scrollWidth - 1;
      setEdges((now) => (now.canGoBack === canGoBack && now.canGoOn === canGoOn ? now : { canGoBack, canGoOn }));
    };
    // It tells of the first layout, too: asking for one here would hold up a page of many rows.
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
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: scrollBehavior() });
  };
  return { ref, ...edges, page };
}
