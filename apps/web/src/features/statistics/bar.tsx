import type { ReactNode } from 'react';

interface BarProps {
  label: string;
  /** Text at the end of the line. */
  value: ReactNode;
  /** 0–100. */
  percent: number;
  tone?: 'bg-accent' | 'bg-success' | 'bg-warning' | 'bg-danger' | 'bg-ink-faint';
}

/** A bar for a value, which the text gives too. */
export const Bar = ({ label, value, percent, tone = 'bg-accent' }: BarProps) => (
  <div>
    <div className="flex items-baseline justify-between gap-4">
      <span className="font-medium">{label}</span>
      <span className="tabular text-sm text-ink-soft">{value}</span>
    </div>
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mt-2 h-2 overflow-hidden rounded-full bg-raised"
    >
      <div className={`h-full rounded-full ${tone}`} style={{ width: `${percent}%` }} />
    </div>
  </div>
);
