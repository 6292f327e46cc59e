import { formatClock, formatRuntime, progressPercent, resumePosition } from '@marquee/core';
import { ProgressBar } from '../../shared/ui';
import { useWatch } from './watch-context';

const timeLeft = (seconds: number): string => `${formatRuntime(Math.max(1, Math.ceil(seconds / 60)))} left`;

/** Where Watch goes on, when it does not start at the beginning. */
export function ResumeNote() {
  const { playable, saved, isOpen } = useWatch();
  const atSec = resumePosition(playable.kind, saved);
  if (!saved || atSec === 0 || isOpen || playable.request === null) return null;
  return (
    <div className="grid w-full gap-2 sm:w-64">
      <ProgressBar percent={progressPercent(saved)} label="Watched" />
      <p className="tabular text-sm text-ink-soft">
        Resumes at {formatClock(atSec)} · {timeLeft(saved.duration - saved.watched)}
      </p>
    </div>
  );
}
