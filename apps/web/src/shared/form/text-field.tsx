import { type ComponentProps, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { FormField, INPUT_CLASS } from '../ui';
import { fieldText } from './field-text';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Error message, shown below. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Displayed at the end of the field. */
  end?: ReactNode;
}

/** A labelled text field. */
export function TextField({ label, value, onChange, error, hint, end, className, ...input }: TextFieldProps) {
  return (
    <FormField label={label} error={error && fieldText(error)} hint={hint}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(INPUT_CLASS, Boolean(end) && 'pe-13', className)}
          />
          {end && <div className="absolute inset-y-0 end-0.5 flex items-center">{end}</div>}
        </>
      )}
    </FormField>
  );
}
