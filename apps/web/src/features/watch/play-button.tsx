import { Play, RotateCcw } from 'lucide-react';
import { Button } from '../../shared/ui';
import { CheckingLabel } from './sources/checking-label';
import { useWatch } from './watch-context';

/** The Play button of the episode page (EPISODE-08). Not there while the episode is not released. */
export function PlayButton() {
  const { playable, search, isPlayRequested, watch, preload } = useWatch();
  if (playable.request === null) return null;
  const isLoading = isPlayRequested && search.status !== 'failed';
  return (
    <Button
      size="lg"
      className="w-full min-w-64 sm:w-auto"
      aria-busy={isLoading}
      onClick={watch}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {isLoading ? (
        <CheckingLabel />
      ) : search.status === 'failed' ? (
        <>
          <RotateCcw aria-hidden className="size-5" /> Not found: Click to try again
        </>
      ) : (
        <>
          <Play aria-hidden className="size-5 fill-current" />
          {search.status === 'found' ? 'Play Episode' : 'Load & Play'}
        </>
      )}
    </Button>
  );
}
