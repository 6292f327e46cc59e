import type { HistoryEntry } from '@marquee/core';
import { History, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { Button, buttonClass, EmptyState, Skeleton, SKELETONS } from '../../shared/ui';
import { VirtualGrid } from '../../shared/ui/virtual-grid';
import { selectHistoryEntries } from './history';
import { HistoryCard } from './history-card';
import { NextUpRow } from './next-up-row';
import { clearWatchHistory, removeFromHistory } from './remove-from-history';

const HEADING = "Movies and shows you've watched";

const NONE: readonly HistoryEntry[] = [];
const keyOf = ({ key }: HistoryEntry) => key;
const renderPlaceholder = () => (
  <>
    <Skeleton className="aspect-video w-full rounded-md" />
    <Skeleton className="mt-3 h-5 w-2/3" />
    <Skeleton className="mt-1 h-4 w-1/3" />
  </>
);

/** Everything that was watched, the latest first. Only the cards near the screen exist: there may be thousands. */
export function HistoryPage() {
  const isRestored = useIsRestored();
  const entries = useAppSelector(selectHistoryEntries);
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
  return (
    <div className="page-x py-10 md:py-14" aria-busy={!isRestored}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display max-w-3xl text-3xl text-balance md:text-4xl">{HEADING}</h1>
        {entries.length > 0 && (
          <Button variant="secondary" onClick={() => dispatch(clearWatchHistory())}>
            <Trash2 aria-hidden className="size-4" /> Clear all
          </Button>
        )}
      </div>
      {isRestored && entries.length === 0 && <NothingWatched />}
      {isRestored && (
        <div className="-mx-(--page-x) mb-12 empty:hidden">
          <NextUpRow />
        </div>
      )}
      {(!isRestored || entries.length > 0) && (
        <VirtualGrid
          label="Titles, newest first"
          look="wide"
          items={isRestored ? entries : NONE}
          keyOf={keyOf}
          renderItem={renderItem}
          placeholders={isRestored ? 0 : SKELETONS.few}
          renderPlaceholder={renderPlaceholder}
        />
      )}
    </div>
  );
}

const NothingWatched = () => (
  <EmptyState
    title="Nothing here yet"
    text={`What you watch shows up here, so you can pick up where you left off.${useAppSelector(selectUser) ? '' : ' It stays in this browser.'}`}
    icon={History}
    action={
      <Link to="/" className={buttonClass()}>
        Find something to watch
      </Link>
    }
  />
);
