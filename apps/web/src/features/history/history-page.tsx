import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DiaryRow, HistoryEntry } from '@marquee/core';
import { History, NotebookPen, Trash2 } from 'lucide-react';
import { useCallback, useDeferredValue, useId } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '../../shared/i18n';
import type { EditHandler } from '../../shared/lib/routing/use-latest-search-params';
import { translateOptions } from '../../shared/lib/format/translate-options';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { Button, buttonClass, EmptyState, IconButton, SKELETONS, TabList, TabPanel } from '../../shared/ui';
import { VirtualGrid } from '../../shared/ui/virtual-grid';
import { DiaryFilterFields } from './diary/diary-filter-fields';
import { DiaryList } from './diary/diary-list';
import { RemoveRowButton } from './diary/remove-row-button';
import { totalsText } from './diary/totals-text';
import { useStartedTitles, useDiary } from './diary/use-diary';
import { HistoryCard } from './history-card';
import { EVERYTHING, filtersToSearch, historyTabs, type HistoryFilters } from './history-filters';
import { NextUpRow } from './next-up-row';
import { clearWatchHistory, removeFromHistory } from './remove-from-history';

interface HistoryPageProps {
  filters: HistoryFilters;
  onChange: EditHandler<HistoryFilters>;
}

/** The watch history, latest first, by day and month. */
export function HistoryPage({ filters, onChange }: HistoryPageProps) {
  const dispatch = useAppDispatch();
  const tabs = useId();
  const shown = useDeferredValue(filters);
  const { isReady: isRestored, totals, allMonths, months, isEmpty } = useDiary(shown);
  const begun = useStartedTitles(shown);
  const change = (changes: Partial<HistoryFilters>) => onChange((now) => ({ ...now, ...changes }));
  const isInProgress = filters.tab === 'progress';
  const isNothingFound = (isInProgress ? begun : months).length === 0;
  const hasFilters = String(filtersToSearch({ ...filters, tab: 'all' })) !== '';
  return (
    <div className="page-x py-10 md:py-14" aria-busy={!isRestored}>
      <h1 className="display max-w-3xl text-3xl text-balance md:text-4xl">
        <Trans>Movies and shows you've watched</Trans>
      </h1>
      <div className="mt-2 mb-6 flex min-h-11 flex-wrap items-center gap-x-6">
        <p className="tabular text-ink-soft empty:hidden">{totalsText(totals)}</p>
        <Link to="/diary" className="flex min-h-11 items-center gap-2 font-semibold hover:text-accent-ink">
          <NotebookPen aria-hidden className="size-4" /> <Trans>Diary</Trans>
        </Link>
      </div>
      {/* Nothing is rendered below a list that is still loading: it would move. */}
      {!isRestored && <DiaryList months={[]} placeholders={SKELETONS.few} renderAction={removeAction} />}
      {isRestored && isEmpty && <NothingWatched />}
      {isRestored && filters.tab === 'all' && !hasFilters && (
        <div className="-mx-(--page-x) mb-10 empty:hidden">
          <NextUpRow />
        </div>
      )}
      {isRestored && !isEmpty && (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
            <TabList
              id={tabs}
              label={t`History`}
              options={translateOptions(historyTabs)}
              value={filters.tab}
              onChange={(tab) => change({ tab })}
            />
            <IconButton label={t`Clear all`} onClick={() => dispatch(clearWatchHistory())} className="md:order-1">
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
            <DiaryFilterFields filters={filters} months={isInProgress ? undefined : allMonths} onChange={change} />
          </div>
          <TabPanel id={tabs} value={filters.tab}>
            {isNothingFound ? (
              <NothingFound tab={filters.tab} onShowAll={() => change(EVERYTHING)} />
            ) : isInProgress ? (
              <Begun entries={begun} />
            ) : (
              <DiaryList months={months} placeholders={0} renderAction={removeAction} />
            )}
          </TabPanel>
        </>
      )}
    </div>
  );
}

const removeAction = (row: DiaryRow, title: string) => <RemoveRowButton row={row} title={title} />;
const keyOf = ({ key }: HistoryEntry) => key;

/** Started titles, as large as on home. */
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
  return <VirtualGrid label={t`In progress`} look="wide" items={entries} keyOf={keyOf} renderItem={renderItem} />;
}

const nothing = {
  all: msg`No matches`,
  progress: msg`Nothing in progress`,
  finished: msg`Nothing finished`,
};

const NothingFound = ({ tab, onShowAll }: { tab: HistoryFilters['tab']; onShowAll: () => void }) => (
  <EmptyState title={i18n._(nothing[tab])} icon={History} action={<Button onClick={onShowAll}>{t`See all`}</Button>} />
);

const NothingWatched = () => (
  <EmptyState
    title={t`Nothing here yet`}
    text={
      useAppSelector(selectUser)
        ? t`What you watch shows up here, so you can pick up where you left off.`
        : t`What you watch shows up here, so you can pick up where you left off. It stays in this browser.`
    }
    icon={History}
    action={
      <>
        <Link to="/" className={buttonClass()}>
          <Trans>Find something to watch</Trans>
        </Link>
        <Link to="/import" className={buttonClass('secondary')}>
          <Trans>Import</Trans>
        </Link>
      </>
    }
  />
);
