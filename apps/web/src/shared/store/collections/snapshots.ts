import { mergeSnapshots, parseJson, parseSnapshots, type TitleSnapshots } from '@marquee/core';
import type { AppDispatch } from '../state';
import { snapshotsRestored } from '../snapshots.slice';
import type { Records } from './records';

/** Local storage key of versions without a database. */
const LEGACY_KEY = 'title-snapshots';

/** Loads cached titles of cards, so that bookmarks and history work offline. */
export async function loadSnapshots(
  dispatch: AppDispatch,
  records: Pick<Records, 'readSnapshots' | 'saveSnapshots' | 'isDurable'>,
  local: Pick<Storage, 'getItem' | 'removeItem'> | null,
): Promise<void> {
  // A cache: if it cannot be read, titles are fetched again.
  const stored = await records.readSnapshots().catch((): TitleSnapshots => ({}));
  const text = local?.getItem(LEGACY_KEY) ?? null;
  const legacy = text === null ? {} : parseSnapshots(parseJson(text));
  dispatch(snapshotsRestored(mergeSnapshots(stored, legacy)));
  if (text === null || !records.isDurable()) return;
  await records.saveSnapshots(legacy);
  local?.removeItem(LEGACY_KEY);
}
