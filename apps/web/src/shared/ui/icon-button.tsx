import type { ComponentProps } from 'react';
import { cx } from '../lib/cx';

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-raised hover:text-ink disabled:pointer-events-none disabled:opacity-30';

/** A round button with an icon; `label` is its accessible name. */
export const IconButton = ({
  label,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { label: string }) => (
  <button type={type} aria-label={label} title={label} className={cx(iconButtonClass, className)} {...props} />
);
