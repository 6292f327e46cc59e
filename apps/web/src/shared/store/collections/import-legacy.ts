import { OWNER_PROFILE_ID } from '@marquee/core';
import { logWarning } from '../../lib/browser/log-warning';
import { loadChunk } from '../../lib/loading/load-chunk';
import type { AppDispatch, AppState } from '../state';
import { selectDataOwner } from '../sync-state.slice';
import { entriesEdited } from './collections.slice';
import type { Records } from './records';

/** Imports the database of older versions, once. These stored everything else in local storage. */
export async function importLegacyDatabase(
  dispatch: AppDispatch,
  getState: () => AppState,
  records: Records,
): Promise<void> {
  // The old database is from before profiles, so it belongs to the owner.
  if (records.profile !== OWNER_PROFILE_ID || !records.isDurable()) return;
  try {
    const { readLegacyDatabase, deleteLegacyDatabase } = await loadChunk(() => import('./legacy-sync-database'));
    const legacy = await readLegacyDatabase();
    if (!legacy) return;
    const owner = selectDataOwner(getState());
    // Pending changes of another person are already in that person's stash.
    const mine = legacy.pending.find((each) => each.owner === owner?.id || each.owner === owner?.username);
    for (const { name, entry } of mine?.changes ?? []) dispatch(entriesEdited(name as 'settings', [entry as never]));
    for (const { owner: whose, text } of legacy.stashes) await records.stash(whose, text);
    await records.settled();
    if (records.isDurable()) await deleteLegacyDatabase();
  } catch (error) {
    // It is kept and retried at the next start.
    logWarning('An older database could not be read.', error);
  }
}
