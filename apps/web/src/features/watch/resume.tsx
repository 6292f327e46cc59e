import { progressPercent, resumePosition } from '@marquee/core';
import { remainingLabel } from '../../shared/lib/format/remaining-label';
import { useWatch } from './watch-context';

/** How far it is, when Watch does not start at the beginning; null when it does. */
export function useResume() {
  const { playable, saved, isOpen } = useWatch();
  if (!saved || resumePosition(playable.kind, saved) === 0 || isOpen || playable.request === null) return null;
  return { percent: progressPercent(saved), remaining: remainingLabel(saved) };
}

/**
 * How far it is, below the words of a button: it comes with what is stored and moves nothing. Along the button's edge it would
 * look like a piece missing, for it has the colour of the page.
 */
export const ResumeBar = ({ percent }: { percent: number }) => (
  <span aria-hidden className="absolute inset-x-8 bottom-2 h-1 overflow-clip rounded-full bg-on-accent/25">
    <span className="block h-full rounded-full bg-on-accent" style={{ width: `${percent}%` }} />
  </span>
);
