import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the address asks to play (`play=true`), and how to take that back once the player was closed. */
export function usePlayParam(): { autoPlay: boolean; clearPlay: () => void } {
  const [params, setParams] = useSearchParams();
  const autoPlay = params.get('play') === 'true';
  const clearPlay = useCallback(() => {
    if (!autoPlay) return;
    setParams(
      (before) => {
        before.delete('play');
        return before;
      },
      { replace: true },
    );
  }, [autoPlay, setParams]);
  return { autoPlay, clearPlay };
}
