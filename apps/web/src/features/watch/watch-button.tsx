import { Play, RotateCcw } from 'lucide-react';
import { Button } from '../../shared/ui';
import { CheckingLabel } from './sources/checking-label';
import { useWatch } from './watch-context';

/** Opens the player, at once or as soon as a source is found. Not there while the title is not released. */
export function WatchButton({ label = 'Watch' }: { label?: string }) {
  const { playable, search, hasFailed, isPlayRequested, watch, preload } = useWatch();
  if (playable.request === null) return null;
  const isSearching = search.status === 'searching' || (search.status === 'idle' && isPlayRequested);
  return (
    <Button
      size="lg"
      className="w-full min-w-64 sm:w-auto"
      aria-busy={isSearching || isPlayRequested}
      onClick={watch}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {isSearching ? (
        <CheckingLabel />
      ) : hasFailed ? (
        <>
          <RotateCcw aria-hidden className="size-5" /> Try again
        </>
      ) : (
        <>
          <Play aria-hidden className="size-5 fill-current" /> {label}
        </>
      )}
    </Button>
  );
}
