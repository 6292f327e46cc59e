import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../../shared/lib/cx';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { useNow } from '../../../shared/lib/timing/use-now';
import { useMediaQuery } from '../../../shared/lib/viewport/use-media-query';
import { Button, ChoiceField } from '../../../shared/ui';
import { HeatMap } from '../heat-map';
import { useDayCounts } from './use-day-counts';

/** The calendar of a year, with a choice of years; on phones it is collapsed, because it would fill the screen. */
export function DayCalendar() {
  const id = useId();
  const isPhone = useMediaQuery('(width < 48rem)');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = !isPhone || isUnfolded;
  return (
    <section aria-label={t`Calendar`}>
      {isPhone && (
        <Button
          variant="secondary"
          className="w-full"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isOpen)}
        >
          <CalendarDays aria-hidden className="size-4" /> <Trans>Calendar</Trans>
          <ChevronDown aria-hidden className={cx('ms-auto size-4 transition-transform', isOpen && 'rotate-180')} />
        </Button>
      )}
      <div id={id} className={cx(isPhone && 'mt-4 empty:hidden')}>
        {isOpen && <YearCalendar />}
      </div>
    </section>
  );
}

function YearCalendar() {
  const thisYear = Number(watchedDay(useNow()).slice(0, 4));
  const counts = useDayCounts();
  const [year, setYear] = useState<number | null>(null);
  const years = [...new Set([...counts.keys()].map((day) => Number(day.slice(0, 4))))].sort((a, b) => b - a);
  const shown = year ?? years[0] ?? thisYear;
  return (
    <div className="gap-x-10 xl:flex xl:items-end">
      <div className="max-w-5xl min-w-0 flex-1">
        <HeatMap key={shown} year={shown} counts={counts} />
      </div>
      {years.length > 1 && (
        <div className="mt-3 w-32">
          <ChoiceField
            label={t`Year`}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(shown)}
            onChange={(chosen) => setYear(Number(chosen))}
          />
        </div>
      )}
    </div>
  );
}
