import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx';

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string | number; label?: string; isDisabled?: boolean }[];
}

/** The browser's own list, which every device knows how to show, with an arrow of the house. */
export const NativeSelect = ({ options, className, ...select }: NativeSelectProps) => (
  <span className="relative block">
    <select {...select} className={cx('w-full appearance-none truncate', className)}>
      {options.map(({ value, label = value, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
    />
  </span>
);
