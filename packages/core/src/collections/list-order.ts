import * as z from 'zod/mini';
import type { Position } from '../bookmarks/custom-order';
import { defineCollection } from '../sync/define-collection';

/** Order of titles in lists with a custom order, keyed like the bookmark: `603/movie/watchlist`. */
export const listOrder = defineCollection<Position>({
  name: 'listOrder',
  key: /^[1-9]\d{0,9}\/(?:movie|tv)\/\S(?:[^\0]{0,198}\S)?$/su,
  value: z.object({ position: z.number() }),
  limit: 20_000,
  limitText: 'You’ve reached the limit of 20,000 titles in your own order. Remove some to keep syncing.',
});
