import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the URL requests playback (`play=true`), and a function to remove that when the player is closed. */
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
