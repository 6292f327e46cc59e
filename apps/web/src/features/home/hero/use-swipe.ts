import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { SWIPE_PX } from './constants';

interface Point {
  clientX: number;
  clientY: number;
}

/** Direction of a swipe: horizontal and at least 10 px. */
export function swipeDirection(from: Point, to: Point): 'next' | 'previous' | null {
  const across = (to.clientX - from.clientX) * (document.dir === 'rtl' ? -1 : 1);
  const along = to.clientY - from.clientY;
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) <= Math.abs(along)) return null;
  return across < 0 ? 'next' : 'previous';
}

/**
 * Embla follows the finger and snaps; by itself it changes the slide only after half of its width or a quick flick. This
 * makes every swipe of 10 px count (HOME-14).
 */
export function useSwipe(embla: EmblaCarouselType | undefined, next: () => void, previous: () => void): void {
  useEffect(() => {
    if (!embla) return;
    const root = embla.rootNode();
    const controller = new AbortController();
    // In the capture phase, so that both ends are known before Embla handles the events and reports the release.
    const options = { signal: controller.signal, passive: true, capture: true };
    let from: (Point & { slide: number }) | null = null;
    let to: Point | null = null;
    const begin = ({ clientX, clientY }: Point) => {
      from = { clientX, clientY, slide: embla.selectedScrollSnap() };
    };
    const end = ({ clientX, clientY }: Point) => {
      to = { clientX, clientY };
    };
    const decide = () => {
      const isUnmoved = from?.slide === embla.selectedScrollSnap();
      const direction = from && to && isUnmoved ? swipeDirection(from, to) : null;
      from = null;
      if (direction === 'next') next();
      if (direction === 'previous') previous();
    };
    root.addEventListener('mousedown', begin, options);
    document.addEventListener('mouseup', end, options);
    root.addEventListener('touchstart', ({ touches }) => touches[0] && begin(touches[0]), options);
    root.addEventListener('touchend', ({ changedTouches }) => changedTouches[0] && end(changedTouches[0]), options);
    embla.on('pointerUp', decide);
    return () => {
      controller.abort();
      embla.off('pointerUp', decide);
    };
  }, [embla, next, previous]);
}
