import { msg, t } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CalendarFilter, CalendarKind } from '@marquee/core';
import { i18n } from '../../shared/i18n';
import { ToggleChip } from '../../shared/ui/toggle-chip';

const kinds: readonly { value: CalendarKind; label: MessageDescriptor }[] = [
  { value: 'all', label: msg`All` },
  { value: 'series', label: msg`Series` },
  { value: 'movies', label: msg`Movies` },
];

interface CalendarFiltersProps {
  filter: CalendarFilter;
  onChange: (change: (now: CalendarFilter) => Partial<CalendarFilter>) => void;
}

/** What the calendar shows. */
export const CalendarFilters = ({ filter: { show, isPremieres, isFinales }, onChange }: CalendarFiltersProps) => (
  <div role="group" aria-label={t`Filters`} className="page-bleed no-scrollbar flex gap-2 overflow-x-auto py-1">
    {kinds.map(({ value, label }) => (
      <ToggleChip key={value} isOn={show === value} onPress={() => onChange(() => ({ show: value }))}>
        {i18n._(label)}
      </ToggleChip>
    ))}
    {show !== 'movies' && (
      <>
        <ToggleChip isOn={isPremieres} onPress={() => onChange((now) => ({ isPremieres: !now.isPremieres }))}>
          {t`Premieres only`}
        </ToggleChip>
        <ToggleChip isOn={isFinales} onPress={() => onChange((now) => ({ isFinales: !now.isFinales }))}>
          {t`Finales only`}
        </ToggleChip>
      </>
    )}
  </div>
);
