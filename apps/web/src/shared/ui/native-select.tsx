import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { cx } from '../lib/cx';

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string | number; label?: string; isDisabled?: boolean }[];
}

/** A native select, which works well on every device, with the site's arrow. */
export function NativeSelect({ options, className, ...select }: NativeSelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  // A choice made before hydration: React keeps it but fires no event.
  const tellEarlyChoice = useEffectEvent(() => {
    const element = ref.current;
    if (element && select.value !== undefined && element.value !== String(select.value))
      element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  useEffect(() => {
    // A choice that triggered hydration is reported after this effect, but before the timer.
    const timer = setTimeout(tellEarlyChoice);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className="relative block">
      <select {...select} ref={ref} className={cx('select-text! w-full appearance-none truncate', className)}>
        {options.map(({ value, label = value, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
