import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

interface ToggleChipProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Also for a button among chips that opens something. */
export const toggleChipClass = (isOn: boolean): string =>
  cx(
    'inline-flex h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
    isOn
      ? 'border-accent bg-accent text-on-accent'
      : 'border-line-strong text-ink-soft hover:border-ink hover:text-ink',
  );

/** A choice in a row of chips, pressed or not. */
export const ToggleChip = ({ isOn, onPress, children }: ToggleChipProps) => (
  <button type="button" aria-pressed={isOn} onClick={onPress} className={toggleChipClass(isOn)}>
    {children}
  </button>
);
