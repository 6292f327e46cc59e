import { collectionByName, type CollectionName } from '@marquee/core/collections';
import { apiErrors } from '../../http/errors';
import type { Obstacle } from './join-push';

/** Explains to people why an entry was not stored. */
export const refusalText = (collection: CollectionName, obstacle: Obstacle): string =>
  obstacle === 'collection_full' ? collectionByName(collection).limitText : apiErrors[obstacle].text;
