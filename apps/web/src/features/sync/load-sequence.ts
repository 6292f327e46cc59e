import { t } from '@lingui/core/macro';
import { collectionNames, type CollectionName } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import {
  bookmarksUpdated,
  firstSyncAnnounced,
  historyUpdated,
  selectFirstSyncOf,
  selectHasLegacyHistory,
  selectHistoryUpdatedAt,
} from '../../shared/store/sync-state.slice';
import { showToast } from '../../shared/ui';
import type { SyncEngine } from './engine/sync-engine';
import { failureText, firstSyncText, MIGRATION_MS } from './engine/texts';
import { countLocal } from './local-data';

/** Synced after the bookmarks and all others; the settings come last. */
const historyNames: ReadonlySet<CollectionName> = new Set(['history', 'plays', 'ratings', 'notes']);

/** Removes data that older versions stored with the history, once, and shows a message. */
const migrateHistory =
  () =>
  (_dispatch: AppDispatch, getState: () => AppState): void => {
    if (selectHistoryUpdatedAt(getState()) !== null) return;
    if (!selectHasLegacyHistory(getState())) return;
    showToast({
      kind: 'info',
      message: t`Edited your watch progress to support new features and syncing...`,
      durationMs: MIGRATION_MS,
    });
    setTimeout(
      () => showToast({ kind: 'success', message: t`Your watch progress has been upgraded and is ready to sync.` }),
      MIGRATION_MS,
    );
  };

/**
 * Runs when the app opens or a person logs in, after the profile was fetched: syncs bookmarks, migrates and syncs the history, then
 * settings and the 4K token (SYNC-01).
 */
export const runLoadSequence =
  (engine: SyncEngine, ownerId: string, syncToken: () => Promise<void>) =>
  async (dispatch: AppDispatch, getState: () => AppState, { now }: AppServices): Promise<void> => {
    /** Syncs collections; false if the server cannot be reached, and then the rest waits for the next round. */
    const sync = async (names: CollectionName[], onDone: () => void = () => undefined): Promise<boolean> => {
      const [name = 'settings'] = names;
      const failure = await engine.syncNow(names);
      if (engine.isStopped()) return false;
      if (!failure) onDone();
      else if (failure.status !== 401 && failure.status !== 429 && name !== 'settings')
        showToast({ kind: 'error', message: failureText(name) });
      return !failure || (failure.status !== null && failure.status !== 401);
    };
    const brought = countLocal(getState());
    const isReachable = await sync(
      collectionNames.filter((name) => !historyNames.has(name) && name !== 'settings'),
      () => {
        dispatch(bookmarksUpdated(now()));
        if (selectFirstSyncOf(getState()) === ownerId) return;
        dispatch(firstSyncAnnounced(ownerId));
        showToast({ kind: 'success', message: firstSyncText(brought) });
      },
    );
    if (engine.isStopped()) return;
    dispatch(migrateHistory());
    if (!isReachable) return;
    await sync([...historyNames], () => dispatch(historyUpdated(now())));
    await sync(['settings']);
    await syncToken();
  };
