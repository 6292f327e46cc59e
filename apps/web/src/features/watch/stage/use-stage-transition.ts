import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrefersReducedMotion } from '../../../shared/lib/viewport/use-media-query';

const ignore = (): void => undefined;

/**
 * The same, a moment later where the browser has view transitions: the picture of the page grows into the frame. People who
 * want less motion have it at once.
 */
export function useStageTransition(isOpen: boolean): boolean {
  const isReduced = usePrefersReducedMotion();
  const moves = !isReduced && 'startViewTransition' in document;
  const [shown, setShown] = useState(isOpen);
  useEffect(() => {
    if (!moves || shown === isOpen) return;
    const { ready, finished } = document.startViewTransition(() => flushSync(() => setShown(isOpen)));
    // Skipped, e.g. in a tab that nobody looks at: the change itself is made all the same.
    ready.catch(ignore);
    finished.catch(ignore);
  }, [moves, isOpen, shown]);
  return moves ? shown : isOpen;
}
