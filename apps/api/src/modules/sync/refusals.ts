import { collectionByName, type CollectionName } from '@marquee/core/collections';
import { syncLimits, type SyncRefusal } from '@marquee/core/contracts';
import type { Refused } from './entries.repository';
import type { Obstacle } from './join-push';

const OVER_QUOTA =
  `Your account has reached its limit of ${syncLimits.accountBytes / 1024 ** 2} MB. ` +
  'What is new stays on this device. Remove bookmarks or history that you do not need, and syncing goes on.';
const INVALID = 'This cannot be stored: it is not what this site knows.';
const KEY_LENGTH = 300;

/** Explains to people why an entry was not stored. */
const refusalText = (collection: CollectionName, obstacle: Obstacle): string =>
  obstacle === 'full' ? collectionByName(collection).limitText : OVER_QUOTA;

/** The refusal of what is not an entry of the collection, by what was sent as its key. */
export const invalidEntries = (keys: readonly string[]): SyncRefusal[] =>
  keys.length === 0 ? [] : [{ code: 'invalid', error: INVALID, keys: keys.map((key) => key.slice(0, KEY_LENGTH)) }];

/** The refusals of a collection's entries that exceeded a limit. */
export function refusedEntries(refused: readonly Refused[]): SyncRefusal[] {
  const byText = new Map<string, SyncRefusal>();
  for (const { collection, key, obstacle } of refused) {
    const error = refusalText(collection, obstacle);
    const same = byText.get(error);
    if (same) same.keys.push(key);
    else byText.set(error, { code: 'collection_full', error, keys: [key] });
  }
  return [...byText.values()];
}
