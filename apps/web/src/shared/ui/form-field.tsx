import { useId, type ReactNode } from 'react';

/** A text field in a form. */
export const INPUT_CLASS =
  'block h-12 w-full rounded-md border border-line-strong bg-surface px-4 text-base transition-colors hover:border-ink read-only:border-line read-only:bg-raised read-only:text-ink-soft disabled:opacity-60 aria-invalid:border-danger';

interface FormFieldProps {
  label: string;
  /** Error message; replaces the hint. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Receives the attributes that associate the control with its label, hint and error. */
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A labelled form control with its error message below. */
export function FormField({ label, error, hint, children }: FormFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative mt-2">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? `${id}-note` : undefined,
        })}
      </div>
      {note && (
        <p id={`${id}-note`} className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
