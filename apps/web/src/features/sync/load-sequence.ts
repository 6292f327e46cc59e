import { hasOldHistoryFields } from '@marquee/core';
import type { User } from '@marquee/core/contracts';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { lockSectionSet, selectLockSection } from '../../shared/store/lock.slice';
import { BOOKMARKS_TIME, HISTORY_TIME, parseJson, storedValueChanged } from '../../shared/store/storage';
import { showToast } from '../../shared/ui';
import type { SyncEngine } from './engine/engine';
import type { CollectionName } from './engine/collections';
import { failureTexts, MIGRATION_MS, syncTexts } from './engine/texts';
import { syncFourKToken } from './four-k-token';
import { FIRST_SYNC } from './local-data';

/** Strips what older versions kept with the history, once, and says so. */
const migrateHistory =
  () =>
  (dispatch: AppDispatch, getState: () => AppState, { storage }: AppServices): void => {
    if (selectLockSection(getState(), HISTORY_TIME) !== undefined) return;
    if (!hasOldHistoryFields(parseJson(storage.peek('media-tracking') ?? ''))) return;
    showToast({ kind: 'info', message: syncTexts.migrating, durationMs: MIGRATION_MS });
    setTimeout(() => showToast({ kind: 'success', message: syncTexts.migrated }), MIGRATION_MS);
    // Reading has left the old fields behind; a history that is a new object is written, without them.
    dispatch(storedValueChanged({ slice: 'history', field: 'items' }, {}));
  };

/**
 * What happens when the app opens or somebody logs in, after the profile was asked for: bookmarks, the history's migration,
 * the history, then the 4K token (SYNC-01). Settings come before the token.
 */
export const runLoadSequence =
  (engine: SyncEngine, ownerId: string, profile: User | null) =>
  async (dispatch: AppDispatch, getState: () => AppState, { now }: AppServices): Promise<void> => {
    /** Syncs a collection; false when the server cannot be reached, so that the rest is left to the next round. */
    const sync = async (name: CollectionName, onDone: () => void = () => undefined): Promise<boolean> => {
      const { [name]: failure } = await engine.syncNow([name]);
      if (engine.isStopped()) return false;
      if (!failure) onDone();
      else if (failure.status !== 401 && failure.status !== 429 && name !== 'settings')
        showToast({ kind: 'error', message: failureTexts[name] });
      return failure?.status !== null && failure?.status !== 401;
    };
    const isReachable = await sync('bookmarks', () => {
      dispatch(lockSectionSet({ section: BOOKMARKS_TIME, value: now() }));
      if (selectLockSection(getState(), FIRST_SYNC) === ownerId) return;
      dispatch(lockSectionSet({ section: FIRST_SYNC, value: ownerId }));
      showToast({ kind: 'success', message: syncTexts.firstSync });
    });
    if (engine.isStopped()) return;
    dispatch(migrateHistory());
    if (!isReachable) return;
    await sync('history', () => dispatch(lockSectionSet({ section: HISTORY_TIME, value: now() })));
    await sync('settings');
    if (profile) await dispatch(syncFourKToken(profile['4k_token']));
  };
