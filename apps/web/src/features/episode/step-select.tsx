import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../shared/ui';
import { SelectField } from './select-field';

interface StepSelectProps {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChange: (value: number) => void;
}

/** A select for more places than a row of buttons can show, between arrows to the places before and after. */
export function StepSelect({ label: title, value, options, onChange }: StepSelectProps) {
  const here = options.findIndex((option) => option.value === value);
  const [previous, next] = [options[here - 1], options[here + 1]];
  return (
    <div className="flex w-full max-w-sm items-center gap-1">
      <IconButton label={t`${title}: back`} disabled={!previous} onClick={() => previous && onChange(previous.value)}>
        <ChevronLeft aria-hidden className="rtl:-scale-x-100 size-5" />
      </IconButton>
      <SelectField label={title} className="min-w-0 flex-1" value={value} options={options} onChange={onChange} />
      <IconButton label={t`${title}: more`} disabled={!next} onClick={() => next && onChange(next.value)}>
        <ChevronRight aria-hidden className="rtl:-scale-x-100 size-5" />
      </IconButton>
    </div>
  );
}
