import type { ReactNode } from 'react';

/** A control with its label inside, above the value; the control reserves the space for it. */
export const InsetField = ({
  id,
  label,
  className,
  children,
}: {
  /** Id of the control. */
  id: string;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={`relative min-w-0 ${className ?? ''}`}>
    <label htmlFor={id} className="label pointer-events-none absolute top-1.5 start-4 z-1 text-ink-soft">
      {label}
    </label>
    {children}
  </div>
);
