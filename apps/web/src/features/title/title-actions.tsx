import type { ReactNode } from 'react';

interface TitleActionsProps {
  /** Buttons with text. */
  children: ReactNode;
  /** Round buttons, which are kept together and wrap as a group. */
  icons: ReactNode;
  note?: ReactNode;
}

/** The row of buttons below a title's facts; on phones the first one has a line of its own. */
export const TitleActions = ({ children, icons, note }: TitleActionsProps) => (
  <div className="title-actions flex w-full flex-col items-start gap-4 empty:hidden">
    <div className="flex w-full flex-wrap items-center gap-2 sm:gap-3">
      {children}
      <div className="flex gap-2 max-sm:grow max-sm:*:grow sm:gap-3">{icons}</div>
    </div>
    {note}
  </div>
);
