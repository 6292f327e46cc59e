import { collectionByName, type CollectionName } from '@marquee/core/collections';
import type { SyncRefusal } from '@marquee/core/contracts';
import { apiErrors } from '../../http/errors';
import type { Refused } from './entries.repository';
import type { Obstacle } from './join-push';

const INVALID = 'This cannot be stored: it is not what this site knows.';
const KEY_LENGTH = 300;

/** Explains to people why an entry was not stored. */
const refusalText = (collection: CollectionName, obstacle: Obstacle): string =>
  obstacle === 'collection_full' ? collectionByName(collection).limitText : apiErrors[obstacle].text;

/** The refusal of what is not an entry of the collection, by what was sent as its key. */
export const invalidEntries = (keys: readonly string[]): SyncRefusal[] =>
  keys.length === 0 ? [] : [{ code: 'invalid', error: INVALID, keys: keys.map((key) => key.slice(0, KEY_LENGTH)) }];

/** The refusals of a collection's entries that exceeded a limit. */
export function refusedEntries(refused: readonly Refused[]): SyncRefusal[] {
  const byCode = new Map<Obstacle, SyncRefusal>();
  for (const { collection, key, obstacle } of refused) {
    const same = byCode.get(obstacle);
    if (same) same.keys.push(key);
    else byCode.set(obstacle, { code: obstacle, error: refusalText(collection, obstacle), keys: [key] });
  }
  return [...byCode.values()];
}
