import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play, RotateCcw } from 'lucide-react';
import { Button } from '../../shared/ui';
import { ResumeBar, useResume } from './resume';
import { CheckingLabel } from './sources/checking-label';
import { useWatch } from './watch-context';

interface WatchButtonProps {
  label?: string;
  /** The episode to resume: `S1 E2`. */
  episode?: string | undefined;
}

/**
 * Opens the player, immediately or as soon as a source is found, and shows where it resumes. Renders nothing for
 * unreleased titles.
 */
export function WatchButton({ label = t({ message: 'Watch', context: 'verb' }), episode }: WatchButtonProps) {
  const { playable, session, playback, isPlayRequested, preload } = useWatch();
  const resume = useResume();
  if (!playable.isOffered) return null;
  const resumeLabel = resume && [episode ? t`Resume ${episode}` : t`Resume`, resume.remaining];
  const { status } = playback.search;
  const isSearching = status === 'searching' || (status === 'idle' && isPlayRequested);
  return (
    <Button
      size="lg"
      className="relative w-full min-w-72 overflow-clip sm:w-auto"
      aria-busy={isSearching || isPlayRequested}
      onClick={session.watch}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {isSearching ? (
        <CheckingLabel />
      ) : playback.stage === 'notFound' ? (
        <>
          <RotateCcw aria-hidden className="size-5" />{' '}
          <span>
            <Trans>Try again</Trans>
          </span>
        </>
      ) : (
        <>
          <Play aria-hidden className="size-5 fill-current" />
          <span>{resumeLabel ? resumeLabel.filter(Boolean).join(' · ') : label}</span>
          {resume && <ResumeBar percent={resume.percent} />}
        </>
      )}
    </Button>
  );
}
