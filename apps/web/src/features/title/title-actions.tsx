import type { ReactNode } from 'react';

interface TitleActionsProps {
  /** Buttons with words. */
  children: ReactNode;
  /** Round buttons: they stay together, on a line of their own where there is no room beside the others. */
  icons: ReactNode;
  note?: ReactNode;
}

/** The line of buttons under a title's facts; on a phone the first one takes a line of its own. */
export const TitleActions = ({ children, icons, note }: TitleActionsProps) => (
  <div className="flex w-full flex-col items-start gap-4 empty:hidden">
    <div className="flex w-full flex-wrap items-center gap-2 sm:gap-3">
      {children}
      <div className="flex gap-2 max-sm:grow max-sm:*:grow sm:gap-3">{icons}</div>
    </div>
    {note}
  </div>
);
