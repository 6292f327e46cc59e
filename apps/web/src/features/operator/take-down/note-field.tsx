import { t } from '@lingui/core/macro';
import { TAKE_DOWN_LIMITS } from '@marquee/core/contracts';
import { FormField } from '../../../shared/ui';

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  disabled: boolean;
}

/** Why a title is not shown, for operators alone. */
export const NoteField = ({ value, onChange, disabled }: NoteFieldProps) => (
  <FormField label={t`Note (optional)`} hint={t`Who asked and why, for example. Only operators see it.`}>
    {(control) => (
      <textarea
        {...control}
        rows={4}
        dir="auto"
        maxLength={TAKE_DOWN_LIMITS.note}
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="block w-full rounded-md border border-line-strong bg-surface p-3 text-base transition-colors hover:border-ink disabled:opacity-60"
      />
    )}
  </FormField>
);
