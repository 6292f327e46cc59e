import { OWNER_PROFILE_ID } from '@marquee/core';
import { logWarning } from '../../lib/browser/log-warning';
import type { AppDispatch, AppState } from '../state';
import { selectDataOwner } from '../sync-state.slice';
import { entriesEdited } from './collections.slice';
import type { Records } from './records';

/** Takes over what versions from before this database had stored beside local storage, once. */
export async function importLegacyDatabase(
  dispatch: AppDispatch,
  getState: () => AppState,
  records: Records,
): Promise<void> {
  // It is from before there were profiles: the owner's, wherever it could not be taken over at once.
  if (records.profile !== OWNER_PROFILE_ID || !records.isDurable()) return;
  try {
    const { readLegacyDatabase, deleteLegacyDatabase } = await import('./legacy-sync-database');
    const legacy = await readLegacyDatabase();
    if (!legacy) return;
    const owner = selectDataOwner(getState());
    // What waits of another person went into that person's stash with everything else.
    const mine = legacy.pending.find((each) => each.owner === owner?.id || each.owner === owner?.username);
    for (const { name, entry } of mine?.changes ?? []) dispatch(entriesEdited(name as 'settings', [entry as never]));
    for (const { owner: whose, text } of legacy.stashes) await records.stash(whose, text);
    await records.settled();
    if (records.isDurable()) await deleteLegacyDatabase();
  } catch (error) {
    // It stays where it is, and is looked at again at the next start.
    logWarning('An older database could not be read.', error);
  }
}
