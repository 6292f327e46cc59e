import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../../shared/lib/cx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it; shown under it. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Stands at the end of the field. */
  end?: ReactNode;
}

export const inputClass =
  'block h-12 w-full rounded-md border border-line-strong bg-surface px-4 text-base transition-colors hover:border-ink read-only:border-line read-only:bg-raised read-only:text-ink-soft disabled:opacity-60 aria-invalid:border-danger';

/** A labelled line of a form with what is wrong with it underneath. */
export function TextField({ label, value, onChange, error, hint, end, className, ...input }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative mt-2">
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={cx(inputClass, Boolean(end) && 'pr-13', className)}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
      {note && (
        <p id={`${id}-note`} className={cx('mt-1.5 text-sm', error ? 'text-danger' : 'text-ink-soft')}>
          {note}
        </p>
      )}
    </div>
  );
}
