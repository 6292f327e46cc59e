import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A labelled choice of text values; the browser's own list. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="label pointer-events-none absolute top-1.5 left-4 text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
        className="h-13 w-full appearance-none md:min-w-40 truncate rounded-lg border border-line-strong bg-surface pt-4 pr-10 pl-4 text-sm font-semibold text-ink transition-colors enabled:hover:border-ink disabled:opacity-60"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
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
