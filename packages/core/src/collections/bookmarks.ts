import * as z from 'zod/mini';
import { bookmarkRules, expireBookmarkEntries, type BookmarkValue } from '../bookmarks/entries';
import { defineCollection } from '../sync/define-collection';
import { titleText, titleYear } from './texts';

/** Titles in categories: `603/movie/watchlist`; the type is `any` for old entries. */
export const bookmarks = defineCollection<BookmarkValue>({
  ...bookmarkRules,
  name: 'bookmarks',
  key: /^[1-9]\d{0,9}\/(?:movie|tv|any)\/\S(?:[^\0]{0,198}\S)?$/su,
  value: z.object({
    title: z.optional(titleText),
    year: z.optional(titleYear),
  }),
  limit: 20_000,
  limitText: 'You’ve reached the limit of 20,000 bookmarks. Remove some to keep syncing.',
  expire: expireBookmarkEntries,
});
