import { progressPercent, resumePosition } from '@marquee/core';
import { remainingLabel } from '../../shared/lib/format/remaining-label';
import { useWatch } from './watch-context';

/** Progress, if Watch resumes; null if it starts at the beginning. */
export function useResume() {
  const { playable, saved, playback } = useWatch();
  if (!saved || resumePosition(playable.kind, saved) === 0 || playback.stage === 'open' || !playable.isOffered)
    return null;
  return { percent: progressPercent(saved), remaining: remainingLabel(saved) };
}

/**
 * Progress bar below a button's label. It appears with stored data and moves nothing. At the button's edge it would
 * look like a missing piece, because it has the page's colour.
 */
export const ResumeBar = ({ percent }: { percent: number }) => (
  <span aria-hidden className="absolute inset-x-8 bottom-2 h-1 overflow-clip rounded-full bg-on-accent/25">
    <span className="block h-full rounded-full bg-on-accent" style={{ width: `${percent}%` }} />
  </span>
);
