import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether changes of the page may move: browsers without view transitions, and people who want none, have them at once. */
const canMove = (): boolean =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  document.documentElement.dataset.motion !== 'reduced' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

const ignore = (): void => undefined;

/** The same, a moment later where the browser has view transitions: the picture of the page grows into the frame. */
export function useStageTransition(isOpen: boolean): boolean {
  const [moves] = useState(canMove);
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
