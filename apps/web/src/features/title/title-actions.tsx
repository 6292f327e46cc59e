import type { ReactNode } from 'react';

/** The line of buttons under a title's facts; on a phone the first one takes a line of its own. */
export const TitleActions = ({ children, note }: { children: ReactNode; note?: ReactNode }) => (
  <div className="flex w-full flex-col items-start gap-4 empty:hidden">
    <div className="flex w-full flex-wrap items-center gap-2 empty:hidden sm:gap-3">{children}</div>
    {note}
  </div>
);
