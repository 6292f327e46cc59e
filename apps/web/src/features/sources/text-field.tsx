import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../shared/lib/cx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string | null;
}

/** A labelled text field with a hint or an error message below. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const id = useId();
  const says = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={Boolean(error)}
        aria-describedby={says ? `${id}-says` : undefined}
        className={cx(
          'h-11 w-full min-w-0 rounded-lg border bg-canvas px-3 text-ink placeholder:text-ink-faint',
          error ? 'border-danger' : 'border-line-strong',
        )}
        {...input}
      />
      {says && (
        <p
          id={`${id}-says`}
          role={error ? 'alert' : undefined}
          className={cx('mt-1.5 text-sm', error ? 'text-danger' : 'text-ink-soft')}
        >
          {says}
        </p>
      )}
    </div>
  );
}
