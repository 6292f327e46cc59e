import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { keyLabel } from '../keyboard/key-bindings';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name, and the tooltip together with the keys. */
  label: string;
  keys?: readonly string[];
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, keys = [], icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys.length > 0 ? `${label} (${keys.map(keyLabel).join(', ')})` : label}
      className={clsx('mq-player__button', className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
