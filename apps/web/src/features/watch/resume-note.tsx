import { formatClock, progressPercent, resumePosition } from '@marquee/core';
import { remainingLabel } from '../../shared/lib/format/remaining-label';
import { ProgressBar } from '../../shared/ui';
import { useWatch } from './watch-context';

/** Where Watch goes on, when it does not start at the beginning; null when it does. */
export function useResume() {
  const { playable, saved, isOpen } = useWatch();
  const atSec = resumePosition(playable.kind, saved);
  if (!saved || atSec === 0 || isOpen || playable.request === null) return null;
  return { atSec, percent: progressPercent(saved), remaining: remainingLabel(saved) };
}

/** How far the episode is, under a button that does not say it. */
export function ResumeNote() {
  const resume = useResume();
  if (!resume) return null;
  return (
    <div className="grid w-full gap-2 sm:w-64">
      <ProgressBar percent={resume.percent} label="Watched" />
      <p className="tabular text-sm text-ink-soft">
        {[`Resumes at ${formatClock(resume.atSec)}`, resume.remaining].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
