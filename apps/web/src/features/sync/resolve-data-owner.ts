import type { AppDispatch, AppState } from '../../shared/store';
import { dataOwnerSet, selectDataOwner, type DataOwner } from '../../shared/store/sync-state.slice';
import { syncStatusChanged, type OwnerChoice } from '../../shared/store/sync-status.slice';
import { storedValueChanged } from '../../shared/store/storage';
import { importDataFile, writeDataFile } from '../../shared/store/mirror';
import type { Records } from '../../shared/store/collections';
import { uiTokenDetached, uiTokenSet } from '../../shared/store/ui-token.slice';
import { countLocal, resetLocal, resetPersonal } from './local-data';

interface ResolveOptions {
  me: DataOwner;
  records: Records;
  dispatch: AppDispatch;
  getState: () => AppState;
  now: () => number;
  /** Shows the dialog; null if the answer is no longer needed. */
  ask: () => Promise<OwnerChoice | null>;
  /** Whether another tab, or a later run in this one, has taken over: then this run stops. */
  isSuperseded: () => boolean;
}

/** A person's data in this browser. Token and sources are stored separately, since `writeDataFile` leaves them out. */
interface Stash {
  file: string;
  token: string | null;
  sources: AppState['sources'];
}

/** Restores the data that was stashed when another account logged in here. */
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
 * Decides whose data this browser holds before anything is sent. A guest's data becomes the account's. Another person's data is
 * never sent without consent: it is stashed until that person logs in here again, merged on request, or discarded.
 */
export async function resolveDataOwner(options: ResolveOptions): Promise<void> {
  const { me, records, dispatch, getState, now, ask, isSuperseded } = options;
  const owner = selectDataOwner(getState());
  // Until the profile has been fetched once, only the username is known.
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
  // A token that was synced with another account has to be synced with this one.
  if (owner?.id !== me.id && owner?.username !== me.username) dispatch(uiTokenDetached());
  dispatch(dataOwnerSet(me));
  await restoreStash(options);
}
