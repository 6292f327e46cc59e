import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface SelectFieldProps {
  label: string;
  value: number;
  options: readonly { value: number; label: string; isDisabled?: boolean }[];
  onChange: (value: number) => void;
  className?: string;
}

/** A labelled choice; the browser's own list, which every device knows how to show. */
export function SelectField({ label, value, options, onChange, className = '' }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={`relative min-w-0 ${className}`}>
      <label htmlFor={id} className="label pointer-events-none absolute top-1.5 left-4 text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-13 w-full appearance-none truncate rounded-lg border border-line-strong bg-canvas/60 pt-4 pr-10 pl-4 text-sm font-semibold text-ink transition-colors hover:border-ink [&>option]:bg-surface"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
