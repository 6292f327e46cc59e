import type { TitleSnapshots } from '@marquee/core';
import type { AppDispatch } from '../state';
import { snapshotsRestored } from '../snapshots.slice';
import type { Records } from './records';

/** Loads cached titles of cards, so that bookmarks and history work offline. */
export async function loadSnapshots(dispatch: AppDispatch, records: Pick<Records, 'readSnapshots'>): Promise<void> {
  // A cache: if it cannot be read, titles are fetched again.
  dispatch(snapshotsRestored(await records.readSnapshots().catch((): TitleSnapshots => ({}))));
}
