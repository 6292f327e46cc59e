import { collectionByName, type CollectionName } from '@marquee/core/collections';
import { syncLimits } from '@marquee/core/contracts';
import type { Obstacle } from './join-push';

const OVER_QUOTA =
  `Your account has reached its limit of ${syncLimits.accountBytes / 1024 ** 2} MB. ` +
  'What is new stays on this device. Remove bookmarks or history that you do not need, and syncing goes on.';

/** Explains to people why an entry was not stored. */
export const refusalText = (collection: CollectionName, obstacle: Obstacle): string =>
  obstacle === 'full' ? collectionByName(collection).limitText : OVER_QUOTA;
