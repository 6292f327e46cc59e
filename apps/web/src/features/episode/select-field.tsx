import { useId } from 'react';
import { textDirection } from '../../shared/lib/format/text-direction';
import { InsetField, NativeSelect } from '../../shared/ui';

interface SelectFieldProps {
  label: string;
  /** Null while there are no options. */
  value: number | null;
  options: readonly { value: number; label: string; isDisabled?: boolean }[];
  onChange: (value: number) => void;
  className?: string;
}

/** A labelled select for a number. */
export function SelectField({ label, value, options, onChange, className }: SelectFieldProps) {
  const id = useId();
  return (
    <InsetField id={id} label={label} className={className}>
      <NativeSelect
        id={id}
        options={options}
        value={value ?? ''}
        // Depends on the selected option, as in ChoiceField.
        dir={textDirection(options.find((option) => option.value === value)?.label)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-13 rounded-lg border border-line-strong bg-canvas/60 pt-4 text-sm font-semibold text-ink transition-colors hover:border-ink [&>option]:bg-surface"
      />
    </InsetField>
  );
}
