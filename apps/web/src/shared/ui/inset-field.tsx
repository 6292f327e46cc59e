import type { ReactNode } from 'react';

/**
 * A control with its label inside, above the value; the control reserves the space for it. Both lie in one cell of a grid,
 * which is as wide as the wider one where there is room.
 */
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
  <div className={`grid min-w-0 grid-cols-[minmax(0,auto)] *:col-start-1 *:row-start-1 ${className ?? ''}`}>
    <label htmlFor={id} className="label pointer-events-none z-1 ms-4 me-8 mt-1.5 self-start truncate text-ink-soft">
      {label}
    </label>
    {children}
  </div>
);
