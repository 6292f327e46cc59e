import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery, usePrefersReducedMotion } from '../../../shared/lib/viewport/use-media-query';
import { ADVANCE_MS, LOCK_MS } from './constants';
import { useEmbla } from './use-embla';
import { useHold } from './use-hold';
import { useSwipe } from './use-swipe';

export type Carousel = ReturnType<typeof useCarousel>[1];

/**
 * Position and timer of the carousel: it wraps, advances every 5 s unless held, and changes at most every 500 ms. The
 * code that moves it loads when the browser is idle.
 */
export function useCarousel(count: number) {
  const isStill = usePrefersReducedMotion();
  const { viewport, embla, hasLoaded } = useEmbla();
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { isHeld, handlers } = useHold();
  const lastChangeMs = useRef(-LOCK_MS);
  const canHover = useMediaQuery('(hover: hover)');

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect);
    };
  }, [embla]);

  const change = useCallback(
    (move: (jump: boolean) => void) => {
      const nowMs = performance.now();
      if (nowMs - lastChangeMs.current < LOCK_MS) return;
      lastChangeMs.current = nowMs;
      move(isStill);
    },
    [isStill],
  );
  const next = useCallback(() => change((jump) => embla?.scrollNext(jump)), [change, embla]);
  const previous = useCallback(() => change((jump) => embla?.scrollPrev(jump)), [change, embla]);
  const goTo = useCallback((slide: number) => change((jump) => embla?.scrollTo(slide, jump)), [change, embla]);

  useSwipe(embla, next, previous);

  const isReady = embla !== undefined;
  const isRunning = isReady && count > 1 && !isPaused && !isStill && !isHeld && !hasFocus;
  useEffect(() => {
    if (!isRunning) return;
    const clock = setInterval(() => {
      if (!document.hidden) next();
    }, ADVANCE_MS);
    return () => clearInterval(clock);
  }, [isRunning, index, next]);

  const carousel = {
    /** Whether all slides have to be there. */
    hasLoaded,
    /** Whether slides can be changed yet. */
    isReady,
    index: Math.min(index, Math.max(0, count - 1)),
    isRunning,
    isPaused: isPaused || isStill,
    /** With reduced motion there is nothing to pause. */
    canPause: !isStill && count > 1,
    togglePause: () => setIsPaused((now) => !now),
    next,
    previous,
    goTo,
    holdHandlers: {
      ...handlers,
      onMouseEnter: canHover ? handlers.onMouseEnter : undefined,
      onFocus: (event: React.FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
      onBlur: () => setHasFocus(false),
    },
  };
  return [viewport, carousel] as const;
}
