import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { keyLabel } from '../keyboard/key-names';
import { usePlayerMessages } from '../messages-context';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name; the tooltip adds the shortcut keys. */
  label: string;
  keys?: readonly string[];
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, keys = [], icon, className, ...rest }: IconButtonProps) {
  const messages = usePlayerMessages();
  const shortcuts = keys.map((key) => keyLabel(key, messages)).join(', ');
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcuts ? `${label} (${shortcuts})` : label}
      className={clsx('mq-player__button', className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
