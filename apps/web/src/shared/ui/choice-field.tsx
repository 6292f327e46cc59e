import { useId } from 'react';
import { textDirection } from '../lib/format/text-direction';
import { InsetField } from './inset-field';
import { NativeSelect } from './native-select';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A labelled native select. */
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
    <InsetField id={id} label={label}>
      <NativeSelect
        id={id}
        options={options}
        value={value}
        // A long English name on an Arabic page is truncated at its end; `auto` would depend on the first option.
        dir={textDirection(options.find((option) => option.value === value)?.label)}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
        className="h-13 md:min-w-40 rounded-lg border border-line-strong bg-surface pt-4 text-sm font-semibold text-ink transition-colors enabled:hover:border-ink disabled:opacity-60"
      />
    </InsetField>
  );
}
