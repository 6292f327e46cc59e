import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';

const look =
  'h-13 w-full rounded-lg border border-line-strong bg-canvas pt-4 pl-4 text-sm font-semibold text-ink transition-colors hover:border-ink disabled:opacity-50';

const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="relative min-w-0">
    <label htmlFor={id} className="label pointer-events-none absolute top-1.5 left-4 text-ink-soft">
      {label}
    </label>
    {children}
  </div>
);

interface FieldProps {
  label: string;
  /** Name of the value in the address. */
  name: string;
  value: string | number | null;
}

/** A number of the filter form. */
export function NumberField({ label, name, value, min, max }: FieldProps & { min: number; max: number }) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={value ?? ''}
        placeholder="Any"
        className={`${look} pr-3 placeholder:font-normal placeholder:text-ink-faint`}
      />
    </Labelled>
  );
}

interface SelectFieldProps extends FieldProps {
  /** What choosing nothing is called. */
  none: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of the filter form; the browser's own list. */
export function SelectField({ label, name, value, none, options }: SelectFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select id={id} name={name} defaultValue={value ?? ''} className={`${look} appearance-none truncate pr-10`}>
        <option value="">{none}</option>
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
    </Labelled>
  );
}

/** A part of the filter form with a heading. */
export const FieldGroup = ({
  legend,
  note,
  disabled,
  children,
}: {
  legend: string;
  note?: string;
  disabled?: boolean;
  children: ReactNode;
}) => (
  <fieldset disabled={disabled} className="border-t pt-4">
    <legend className="float-left mb-3 w-full font-semibold">{legend}</legend>
    {note && <p className="clear-both mb-3 text-sm text-ink-soft">{note}</p>}
    <div className="clear-both grid grid-cols-2 gap-3">{children}</div>
  </fieldset>
);
