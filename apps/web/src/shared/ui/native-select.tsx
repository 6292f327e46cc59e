import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { cx } from '../lib/cx';

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string | number; label?: string; isDisabled?: boolean }[];
}

/** A native select, which works well on every device, with the site's arrow. */
export function NativeSelect({ options, className, onChange, ...select }: NativeSelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  const hasReported = useRef(false);
  // A choice made before hydration: React keeps it but fires no event, unless the choice triggered hydration.
  const reportEarlyChoice = useEffectEvent((early: string) => {
    const element = ref.current;
    if (!element || hasReported.current || early === String(select.value)) return;
    // Another select's choice may have rendered this one again, with the value from before.
    element.value = early;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const readEarlyChoice = useEffectEvent(() => {
    const shown = ref.current?.value;
    // While React's value has no option yet, the browser shows the first one, which nobody chose.
    const hasOption = options.some(({ value }) => String(value) === String(select.value));
    return hasOption && shown !== String(select.value) ? shown : undefined;
  });
  useEffect(() => {
    const early = readEarlyChoice();
    if (early === undefined) return;
    // React reports a choice that triggered hydration after this effect, but before the timer.
    const timer = setTimeout(() => reportEarlyChoice(early));
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className="relative block">
      <select
        {...select}
        ref={ref}
        onChange={(event) => {
          hasReported.current = true;
          onChange?.(event);
        }}
        className={cx('select-text! w-full appearance-none truncate', className)}
      >
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
