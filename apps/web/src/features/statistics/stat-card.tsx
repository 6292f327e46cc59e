import type { ReactNode } from 'react';

/** A large figure with an explanation. */
export const StatCard = ({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) => (
  <div className="flex flex-col bg-surface p-6 md:p-7">
    <dt className="label text-ink-faint">{label}</dt>
    <dd className="mt-4">
      <p className="display tabular text-3xl md:text-4xl">{value}</p>
      <div className="mt-3 text-sm text-ink-soft">{children}</div>
    </dd>
  </div>
);
