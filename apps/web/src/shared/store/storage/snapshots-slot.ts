import { mergeSnapshots, parseJson, parseSnapshots, type TitleSnapshots } from '@marquee/core';
import type { Slot } from './slot';

/** `title-snapshots`: what cards need of bookmarked and watched titles, so that their pages work offline. */
export const snapshotsSlot: Slot<TitleSnapshots> = {
  key: 'title-snapshots',
  slice: 'snapshots',
  field: 'titles',
  read: (text) => ({ kind: 'value', value: parseSnapshots(parseJson(text)) }),
  write: (titles) => (Object.keys(titles).length === 0 ? null : JSON.stringify(titles)),
  merge: mergeSnapshots,
};
