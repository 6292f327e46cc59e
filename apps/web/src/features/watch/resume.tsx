import { progressPercent, resumePosition } from '@marquee/core';
import { remainingLabel } from '../../shared/lib/format/remaining-label';
import { useWatch } from './watch-context';

/** How far it is, when Watch does not start at the beginning; null when it does. */
export function useResume() {
  const { playable, saved, isOpen } = useWatch();
  if (!saved || resumePosition(playable.kind, saved) === 0 || isOpen || playable.request === null) return null;
  return { percent: progressPercent(saved), remaining: remainingLabel(saved) };
}

/** How far it is, along the foot of a button: it comes with what is stored and moves nothing. */
export const ResumeBar = ({ percent }: { percent: number }) => (
  <span aria-hidden className="absolute bottom-0 start-0 h-1 bg-on-accent" style={{ width: `${percent}%` }} />
);
