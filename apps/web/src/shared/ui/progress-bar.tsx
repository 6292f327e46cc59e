import { cx } from '../lib/cx';

/** A thin bar; `percent` 0–100. */
export const ProgressBar = ({ percent, label, className }: { percent: number; label: string; className?: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.round(percent)}
    aria-valuemin={0}
    aria-valuemax={100}
    className={cx('h-1 overflow-hidden rounded-full bg-line-strong', className)}
  >
    <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
  </div>
);
