import { useId, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** Gets the attributes that tie the control to its label, hint and error. */
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    className: string;
  }) => ReactNode;
}

/** A labelled control of a form with what is wrong under it. */
export function FormField({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        className:
          'mt-2 block min-h-12 w-full rounded-md border border-line-strong bg-surface px-4 py-2.5 text-base hover:border-ink aria-invalid:border-danger',
      })}
      {note && (
        <p id={`${id}-note`} className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-ink-faint'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
