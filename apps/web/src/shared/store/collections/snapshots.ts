import { parseJson, parseSnapshots } from '@marquee/core';
import type { AppDispatch } from '../state';
import { snapshotsRestored } from '../snapshots.slice';
import type { Records } from './records';

/** Where versions from before there was a database kept them. */
const LEGACY_KEY = 'title-snapshots';

/** Reads what cards need of titles that the visitor keeps, so that their pages work offline. */
export async function loadSnapshots(
  dispatch: AppDispatch,
  records: Pick<Records, 'readSnapshots' | 'saveSnapshots' | 'isDurable'>,
  local: Pick<Storage, 'getItem' | 'removeItem'> | null,
): Promise<void> {
  dispatch(snapshotsRestored(await records.readSnapshots()));
  const text = local?.getItem(LEGACY_KEY) ?? null;
  if (text === null || !records.isDurable()) return;
  const legacy = parseSnapshots(parseJson(text));
  dispatch(snapshotsRestored(legacy));
  await records.saveSnapshots(legacy);
  local?.removeItem(LEGACY_KEY);
}
