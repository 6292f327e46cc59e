import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play, RotateCcw } from 'lucide-react';
import { Button } from '../../shared/ui';
import { ResumeBar, useResume } from './resume';
import { CheckingLabel } from './sources/checking-label';
import { useWatch } from './watch-context';

/**
 * The Play button of the episode page, with the remaining time (EPISODE-08, EPISODE-12). Renders nothing for unreleased
 * episodes.
 */
export function PlayButton() {
  const { playable, session, playback, isPlayRequested, preload } = useWatch();
  const { status } = playback.search;
  const resume = useResume();
  if (!playable.isOffered) return null;
  const isLoading = isPlayRequested && status !== 'failed';
  return (
    <Button
      size="lg"
      className="relative w-full min-w-72 overflow-clip sm:w-auto"
      aria-busy={isLoading}
      onClick={session.watch}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {isLoading ? (
        <CheckingLabel />
      ) : status === 'failed' ? (
        <>
          <RotateCcw aria-hidden className="size-5" />{' '}
          <span>
            <Trans>Not found: Click to try again</Trans>
          </span>
        </>
      ) : (
        <>
          <Play aria-hidden className="size-5 fill-current" />
          <span>
            {[status === 'found' ? t`Play Episode` : t`Load & Play`, resume?.remaining].filter(Boolean).join(' · ')}
          </span>
          {resume && <ResumeBar percent={resume.percent} />}
        </>
      )}
    </Button>
  );
}
