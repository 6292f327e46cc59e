import type { ComponentProps } from 'react';
import { cx } from '../lib/cx';
import { IconButton } from './icon-button';

interface CaptionedButtonProps extends ComponentProps<typeof IconButton> {
  caption: string;
}

/** Contains the caption, which people say to press the button (WCAG 2.5.3), also where a language inflects it. */
const nameWith = (caption: string, label: string): string =>
  label.toLowerCase().includes(caption.toLowerCase()) ? label : `${caption}: ${label}`;

/** An icon with a word below it, where the icon alone says too little. */
export const CaptionedButton = ({ caption, label, className, children, ...props }: CaptionedButtonProps) => (
  <IconButton
    label={nameWith(caption, label)}
    className={cx('w-auto! min-w-11 flex-col rounded-lg!', className)}
    {...props}
  >
    {children}
    <span aria-hidden className="mt-0.5 text-[0.6875rem] leading-none font-medium">
      {caption}
    </span>
  </IconButton>
);
