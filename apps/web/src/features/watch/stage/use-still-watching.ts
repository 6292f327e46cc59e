import { STILL_WATCHING_AFTER } from '@marquee/core';
import { useEffect, useState } from 'react';

interface StillWatchingState {
  isAsking: boolean;
  /** Continues, or asks first. */
  next: (reason: 'button' | 'auto') => void;
  keepWatching: () => void;
}

/** Counts episodes that were played without interaction; before the fifth, asks whether to continue. */
export function useStillWatching(onContinue: () => void): StillWatchingState {
  const [playedByItself, setPlayedByItself] = useState(0);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    // Anywhere on the page: the player's shortcuts work without focus.
    const onInteraction = () => setPlayedByItself(0);
    document.addEventListener('pointerdown', onInteraction, true);
    document.addEventListener('keydown', onInteraction, true);
    return () => {
      document.removeEventListener('pointerdown', onInteraction, true);
      document.removeEventListener('keydown', onInteraction, true);
    };
  }, []);

  return {
    isAsking,
    next(reason: 'button' | 'auto') {
      if (reason === 'auto' && playedByItself >= STILL_WATCHING_AFTER) {
        if (document.fullscreenElement) void document.exitFullscreen();
        setIsAsking(true);
        return;
      }
      setPlayedByItself(reason === 'auto' ? playedByItself + 1 : 0);
      onContinue();
    },
    keepWatching() {
      setIsAsking(false);
      setPlayedByItself(0);
      onContinue();
    },
  };
}
