import * as z from 'zod/mini';
import type { CategoryValue } from '../bookmarks/categories';
import { defineCollection } from '../sync/define-collection';

/** Names of custom categories, empty ones included: `custom/Noir`. */
export const categories = defineCollection<CategoryValue>({
  name: 'categories',
  key: /^custom\/\S(?:[^\0]{0,198}\S)?$/su,
  value: z.object({}),
  limit: 1_000,
  limitText: 'You’ve reached the limit of 1,000 lists. Remove some to keep syncing.',
});
