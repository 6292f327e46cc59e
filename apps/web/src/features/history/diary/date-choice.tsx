import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

/** A date as `YYYY-MM-DD`, possibly incomplete; null for an unknown date. */
export type ChosenDay = string | null;

/** Validates a date; null if it is valid. */
export function dayProblem(day: ChosenDay, today: string): string | null {
  if (day === null) return null;
  if (day === '') return t`Choose a day.`;
  return day > today ? t`Choose a day that isn’t in the future.` : null;
}

interface DateChoiceProps {
  value: ChosenDay;
  onChange: (day: ChosenDay) => void;
  today: string;
  /** Error message. */
  error: string | null;
}

/** A choice of the date on which something was watched, or "unknown". */
export function DateChoice({ value, onChange, today, error }: DateChoiceProps) {
  const id = useId();
  const radio = 'size-5 shrink-0 accent-accent';
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-medium">
        <Trans context="heading of when">Watched</Trans>
      </legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input type="radio" name={id} checked={value !== null} onChange={() => onChange(today)} className={radio} />
          <Trans
            context="before a date"
            comment="The choice beside a field for a date; the other is “Date unknown”. It may be translated as “Date”."
          >
            On
          </Trans>
        </label>
        <input
          type="date"
          aria-label={t`Day`}
          aria-invalid={error ? true : undefined}
          min="1900-01-01"
          max={today}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
          className="h-11 rounded-lg border border-line-strong bg-canvas px-3"
        />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input type="radio" name={id} checked={value === null} onChange={() => onChange(null)} className={radio} />
        <Trans>Date unknown</Trans>
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
