import type { HistoryEntry } from '@marquee/core';
import { History, Search, Trash2 } from 'lucide-react';
import { useCallback, useDeferredValue, useId } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import {
  Button,
  buttonClass,
  ChoiceField,
  EmptyState,
  IconButton,
  SKELETONS,
  TabList,
  TabPanel,
} from '../../shared/ui';
import { VirtualGrid } from '../../shared/ui/virtual-grid';
import { DiaryList } from './diary/diary-list';
import { monthName } from './diary/month-name';
import { totalsText } from './diary/totals-text';
import { useDiary } from './diary/use-diary';
import { HistoryCard } from './history-card';
import { ALL_MONTHS, EVERYTHING, historyTabs, type HistoryFilters } from './history-filters';
import { NextUpRow } from './next-up-row';
import { clearWatchHistory, removeFromHistory } from './remove-from-history';

const HEADING = "Movies and shows you've watched";

interface HistoryPageProps {
  filters: HistoryFilters;
  onChange: (filters: HistoryFilters) => void;
}

/** A diary of what was watched, the latest first, by day and month. */
export function HistoryPage({ filters, onChange }: HistoryPageProps) {
  const isRestored = useIsRestored();
  const dispatch = useAppDispatch();
  const tabs = useId();
  const { totals, allMonths, months, begun, isEmpty } = useDiary(useDeferredValue(filters));
  const change = (changes: Partial<HistoryFilters>) => onChange({ ...filters, ...changes });
  const isInProgress = filters.tab === 'progress';
  const isNothingFound = isRestored && !isEmpty && (isInProgress ? begun : months).length === 0;
  const hasFilters = filters.month !== ALL_MONTHS || filters.words !== '';
  return (
    <div className="page-x py-10 md:py-14" aria-busy={!isRestored}>
      <h1 className="display max-w-3xl text-3xl text-balance md:text-4xl">{HEADING}</h1>
      <p className="tabular mt-2 mb-6 min-h-6 text-ink-soft">{totalsText(totals)}</p>
      {isRestored && isEmpty && <NothingWatched />}
      {isRestored && filters.tab === 'all' && !hasFilters && (
        <div className="-mx-(--page-x) mb-10 empty:hidden">
          <NextUpRow />
        </div>
      )}
      {!(isRestored && isEmpty) && (
        <>
          <div className="mb-4 flex max-w-5xl flex-wrap items-center justify-between gap-x-3 gap-y-3">
            <TabList
              id={tabs}
              label="History"
              options={historyTabs}
              value={filters.tab}
              onChange={(tab) => change({ tab })}
            />
            <IconButton label="Clear all" onClick={() => dispatch(clearWatchHistory())} className="md:order-1">
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
            <div className="flex min-w-0 flex-1 gap-3 max-md:basis-full md:ml-auto md:max-w-md">
              <TitleSearch words={filters.words} onChange={(words) => change({ words })} />
              {!isInProgress && (
                <ChoiceField
                  label="Month"
                  options={[
                    { value: ALL_MONTHS, label: 'All' },
                    ...allMonths.map((month) => ({ value: month ?? 'unknown', label: monthName(month) })),
                  ]}
                  value={filters.month}
                  onChange={(month) => change({ month })}
                />
              )}
            </div>
          </div>
          <TabPanel id={tabs} value={filters.tab}>
            {isNothingFound ? (
              <NothingFound tab={filters.tab} onShowAll={() => onChange(EVERYTHING)} />
            ) : isInProgress ? (
              <Begun entries={begun} />
            ) : (
              <DiaryList months={isRestored ? months : []} placeholders={isRestored ? 0 : SKELETONS.few} />
            )}
          </TabPanel>
        </>
      )}
    </div>
  );
}

const TitleSearch = ({ words, onChange }: { words: string; onChange: (words: string) => void }) => (
  <search className="relative min-w-0 flex-1">
    <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-ink-soft" />
    <input
      type="search"
      aria-label="Search your history"
      placeholder="Search"
      autoComplete="off"
      value={words}
      onChange={({ target }) => onChange(target.value)}
      className="h-13 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-11 placeholder:text-ink-faint"
    />
  </search>
);

const keyOf = ({ key }: HistoryEntry) => key;

/** Titles that were begun, as large as on home. */
function Begun({ entries }: { entries: readonly HistoryEntry[] }) {
  const dispatch = useAppDispatch();
  const renderItem = useCallback(
    (entry: HistoryEntry) => (
      <HistoryCard
        entry={entry}
        onRemove={() => dispatch(removeFromHistory(entry.key, entry.item.title))}
        sizes="(min-width: 64rem) 30vw, (min-width: 26rem) 45vw, 92vw"
      />
    ),
    [dispatch],
  );
  return <VirtualGrid label="In progress" look="wide" items={entries} keyOf={keyOf} renderItem={renderItem} />;
}

const nothing = {
  all: 'Nothing matches',
  progress: 'Nothing in progress',
  finished: 'Nothing finished',
};

const NothingFound = ({ tab, onShowAll }: { tab: HistoryFilters['tab']; onShowAll: () => void }) => (
  <EmptyState title={nothing[tab]} icon={History} action={<Button onClick={onShowAll}>Show everything</Button>} />
);

const NothingWatched = () => (
  <EmptyState
    title="Nothing here yet"
    text={`What you watch shows up here, so you can pick up where you left off.${useAppSelector(selectUser) ? '' : ' It stays in this browser.'}`}
    icon={History}
    action={
      <>
        <Link to="/" className={buttonClass()}>
          Find something to watch
        </Link>
        <Link to="/import" className={buttonClass('secondary')}>
          Import
        </Link>
      </>
    }
  />
);
