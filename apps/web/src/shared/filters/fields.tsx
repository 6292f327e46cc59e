import { t } from '@lingui/core/macro';
import { useId, type ReactNode } from 'react';
import { InsetField, NativeSelect } from '../ui';

const look =
  'h-13 w-full rounded-lg border border-line-strong bg-canvas pt-4 ps-4 text-sm font-semibold text-ink transition-colors hover:border-ink disabled:opacity-50';

interface FieldProps {
  label: string;
  /** Name of the URL parameter. */
  name: string;
  value: string | number | null;
}

/** A number field of the filter form. */
export function NumberField({ label, name, value, min, max }: FieldProps & { min: number; max: number }) {
  const id = useId();
  return (
    <InsetField id={id} label={label}>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={value ?? ''}
        placeholder={t({ message: 'Any', comment: 'In an empty field for a number: a year, or minutes' })}
        className={`${look} pe-3 placeholder:font-normal placeholder:text-ink-faint`}
      />
    </InsetField>
  );
}

interface SelectFieldProps extends FieldProps {
  /** Label of the empty option. */
  none: string;
  options: readonly { value: string; label: string }[];
}

/** A native select of the filter form. */
export function SelectField({ label, name, value, none, options }: SelectFieldProps) {
  const id = useId();
  return (
    <InsetField id={id} label={label}>
      <NativeSelect
        id={id}
        name={name}
        defaultValue={value ?? ''}
        options={[{ value: '', label: none }, ...options]}
        className={look}
      />
    </InsetField>
  );
}

/** A switch of the filter form. */
export const CheckField = ({ label, name, isOn }: { label: string; name: string; isOn: boolean }) => (
  <label className="col-span-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
    <input type="checkbox" name={name} value="1" defaultChecked={isOn} className="checkbox" />
    {label}
  </label>
);

/** A section of the filter form with a heading. */
export const FieldGroup = ({
  legend,
  note,
  disabled,
  children,
}: {
  legend: string;
  note?: string | undefined;
  disabled?: boolean;
  children: ReactNode;
}) => (
  <fieldset disabled={disabled} className="border-t pt-4">
    <legend className="float-start mb-3 w-full font-semibold">{legend}</legend>
    {note && <p className="clear-both mb-3 text-sm text-ink-soft">{note}</p>}
    <div className="clear-both grid grid-cols-2 gap-3">{children}</div>
  </fieldset>
);
