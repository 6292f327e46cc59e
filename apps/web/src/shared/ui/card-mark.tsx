import type { ReactNode } from 'react';

/** A sign among a title's details, and not on its poster, whose lettering it would cover. */
export const CardMark = ({ label, children }: { label: string; children: ReactNode }) => (
  <span title={label} className="flex shrink-0 items-center text-accent-ink">
    {children}
    <span className="sr-only">{label}</span>
  </span>
);
