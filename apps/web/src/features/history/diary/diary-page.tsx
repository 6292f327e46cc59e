import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DiaryRow } from '@marquee/core';
import { ChartColumn, NotebookPen, Plus } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EditHandler } from '../../../shared/lib/routing/use-latest-search-params';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { useNow } from '../../../shared/lib/timing/use-now';
import { Button, buttonClass, EmptyState, SKELETONS, TabList, TabPanel } from '../../../shared/ui';
import { ALL_MONTHS, EVERYTHING } from '../history-filters';
import { DayCalendar } from './day-calendar';
import { DiaryFilterFields } from './diary-filter-fields';
import { diaryViews, type DiaryFilters } from './diary-filters';
import { DiaryList } from './diary-list';
import { EditPlayButton } from './edit-play-button';
import { Pinboard } from './pinboard';
import { totalsText } from './totals-text';
import { useDiary } from './use-diary';
import { AddPlayDialog } from './add-play-dialog';

interface DiaryPageProps {
  filters: DiaryFilters;
  onChange: EditHandler<DiaryFilters>;
}

const editAction = (row: DiaryRow, title: string) => <EditPlayButton row={row} title={title} />;

/** The diary: everything that was finished, by month and day, as a calendar, and as tickets. */
export function DiaryPage({ filters, onChange }: DiaryPageProps) {
  const tabs = useId();
  const { view } = filters;
  const isBoard = view === 'tickets';
  const shown = useDeferredValue(filters);
  const {
    isReady: isRestored,
    totals,
    allMonths,
    months,
    isEmpty,
  } = useDiary({ ...shown, tab: 'finished', ...(isBoard && { month: ALL_MONTHS }) });
  const change = (changes: Partial<DiaryFilters>) => onChange((now) => ({ ...now, ...changes }));
  const [isAdding, setIsAdding] = useState(false);
  const isNothingFound = months.length === 0;
  const board = Math.max(
    0,
    months.findIndex(({ month }) => (month ?? 'unknown') === shown.month),
  );
  const nameOf = (at: number): string | null => {
    const month = months[at];
    return month ? (month.month ?? 'unknown') : null;
  };
  const pinned = months[board];
  return (
    <div className="page-x py-10 md:py-14" aria-busy={!isRestored}>
      <div className="mb-8 flex flex-wrap items-end gap-x-3 gap-y-4">
        <div className="me-auto max-sm:basis-full">
          <h1 className="display text-3xl md:text-4xl">
            <Trans>Diary</Trans>
          </h1>
          <p className="tabular mt-2 min-h-6 text-ink-soft">{isRestored && totalsText(totals)}</p>
        </div>
        <YearLink />
        <Button onClick={() => setIsAdding(true)} aria-haspopup="dialog">
          <Plus aria-hidden className="size-4" /> <Trans>Add to diary</Trans>
        </Button>
      </div>
      {isAdding && <AddPlayDialog onClose={() => setIsAdding(false)} />}
      {/* Nothing is rendered below a list that is still loading: it would move. */}
      {!isRestored && <DiaryList months={[]} placeholders={SKELETONS.few} renderAction={editAction} />}
      {isRestored && isEmpty && <NothingWatched />}
      {isRestored && !isEmpty && (
        <>
          <DayCalendar />
          <div className="mt-6 mb-4 flex flex-wrap md:mt-10 items-center gap-x-3 gap-y-3">
            <TabList
              id={tabs}
              label={t({ message: 'View', context: 'way to show' })}
              options={translateOptions(diaryViews)}
              value={view}
              onChange={(chosen) => change({ view: chosen })}
            />
            <DiaryFilterFields filters={filters} months={isBoard ? undefined : allMonths} onChange={change} />
          </div>
          <TabPanel id={tabs} value={view}>
            {isNothingFound ? (
              <EmptyState
                title={t`No matches`}
                icon={NotebookPen}
                action={<Button onClick={() => change(EVERYTHING)}>{t`See all`}</Button>}
              />
            ) : isBoard ? (
              pinned && (
                <Pinboard
                  month={pinned}
                  earlier={nameOf(board + 1)}
                  later={nameOf(board - 1)}
                  onChoose={(month) => change({ month })}
                />
              )
            ) : (
              <DiaryList months={months} placeholders={0} renderAction={editAction} />
            )}
          </TabPanel>
        </>
      )}
    </div>
  );
}

function YearLink() {
  const year = watchedDay(useNow()).slice(0, 4);
  return (
    <Link to={`/year/${year}`} className={buttonClass('secondary')}>
      <ChartColumn aria-hidden className="size-4" /> <Trans>{year} in review</Trans>
    </Link>
  );
}

const NothingWatched = () => (
  <EmptyState
    title={t`Nothing here yet`}
    text={t`What you finish shows up here automatically. You can also add what you watched elsewhere, or import your history from another service.`}
    icon={NotebookPen}
    action={
      <Link to="/import" className={buttonClass('secondary')}>
        <Trans>Import</Trans>
      </Link>
    }
  />
);
