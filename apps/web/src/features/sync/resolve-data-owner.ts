import type { AppDispatch, AppState } from '../../shared/store';
import { dataOwnerSet, selectDataOwner, type DataOwner } from '../../shared/store/sync-state.slice';
import { syncStatusChanged, type OwnerChoice } from '../../shared/store/sync-status.slice';
import { storedValueChanged } from '../../shared/store/storage';
import { importDataFile, writeDataFile } from '../../shared/store/storage/data-file';
import type { Records } from '../../shared/store/collections';
import { uiTokenDetached, uiTokenSet } from '../../shared/store/ui-token.slice';
import { countLocal, resetLocal, resetPersonal } from './local-data';

interface ResolveOptions {
  me: DataOwner;
  records: Records;
  dispatch: AppDispatch;
  getState: () => AppState;
  now: () => number;
  /** The visitor's answer; null when it is not needed any more. */
  ask: () => Promise<OwnerChoice | null>;
  /** Whether another tab, or this one anew, sees to it by now: then nothing more is done here. */
  isSuperseded: () => boolean;
}

/** What a person's browser held. Token and sources are in no file that people save (`writeDataFile`). */
interface Stash {
  file: string;
  token: string | null;
  sources: AppState['sources'];
}

/** Brings back what was set aside when somebody else logged in here. */
async function restoreStash({ me, records, dispatch, isSuperseded }: ResolveOptions): Promise<void> {
  const text = await records.readStash(me.id);
  if (text === null || isSuperseded()) return;
  const { file, token, sources } = JSON.parse(text) as Stash;
  dispatch(importDataFile(file));
  if (token) dispatch(uiTokenSet(token));
  dispatch(storedValueChanged({ slice: 'sources', field: 'choices' }, sources.choices));
  dispatch(storedValueChanged({ slice: 'sources', field: 'addresses' }, sources.addresses));
  await records.clearStash(me.id);
}

/**
 * Sees to whose data this browser holds before anything is sent. A visitor's becomes that of the account; another person's
 * is never sent unasked: it is set aside until that person logs in here again, added on request, or removed.
 */
export async function resolveDataOwner(options: ResolveOptions): Promise<void> {
  const { me, records, dispatch, getState, now, ask, isSuperseded } = options;
  const owner = selectDataOwner(getState());
  // Before the profile was ever fetched a person is known by name alone.
  if (owner && owner.id !== me.id && owner.username !== me.username) {
    const local = countLocal(getState());
    const unsent = await records.countPending();
    if (isSuperseded()) return;
    const isEmpty = local.bookmarks === 0 && local.watched === 0;
    if (isEmpty) dispatch(resetLocal());
    else {
      dispatch(
        syncStatusChanged({ conflict: { owner: owner.username, ...local, unsent, canStash: records.isDurable() } }),
      );
      const choice = await ask();
      if (choice === null) return;
      if (choice !== 'discard') {
        const { uiToken, sources } = getState();
        const stashed: Stash = { file: writeDataFile(getState(), now()), token: uiToken.token, sources };
        await records.stash(owner.id, JSON.stringify(stashed));
        if (isSuperseded()) return;
      }
      dispatch(choice === 'merge' ? resetPersonal() : resetLocal());
      dispatch(syncStatusChanged({ conflict: null }));
    }
  }
  // A token that was synced with an account before this one is new to this one.
  if (owner?.id !== me.id && owner?.username !== me.username) dispatch(uiTokenDetached());
  dispatch(dataOwnerSet(me));
  await restoreStash(options);
}
