import { Play, RotateCcw } from 'lucide-react';
import { Button } from '../../shared/ui';
import { useResume } from './resume-note';
import { CheckingLabel } from './sources/checking-label';
import { useWatch } from './watch-context';

interface WatchButtonProps {
  label?: string;
  /** What it would resume of the title: `S1 E2`. */
  episode?: string | undefined;
}

/**
 * Opens the player, at once or as soon as a source is found, and says where it goes on. Not there while the title is not
 * released.
 */
export function WatchButton({ label = 'Watch', episode }: WatchButtonProps) {
  const { playable, search, hasFailed, isPlayRequested, watch, preload } = useWatch();
  const resume = useResume();
  if (playable.request === null) return null;
  const resumeLabel = resume && [['Resume', episode].filter(Boolean).join(' '), resume.remaining];
  const isSearching = search.status === 'searching' || (search.status === 'idle' && isPlayRequested);
  return (
    <Button
      size="lg"
      className="relative w-full min-w-72 overflow-clip sm:w-auto"
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
          <Play aria-hidden className="size-5 fill-current" />{' '}
          {resumeLabel ? resumeLabel.filter(Boolean).join(' · ') : label}
          {/* How far it is, along the foot of the button: it comes with what is stored and moves nothing. */}
          {resume && (
            <span
              aria-hidden
              className="absolute bottom-0 left-0 h-1 bg-on-accent"
              style={{ width: `${resume.percent}%` }}
            />
          )}
        </>
      )}
    </Button>
  );
}
