import * as z from 'zod/mini';
import { FILTER_NAME_LENGTH } from '../search/filters';
import { defineCollection } from '../sync/define-collection';
import { storable } from './texts';

/** Filters of lists of titles that a person has named, by a random UUID. */
export const savedFilters = defineCollection({
  name: 'savedFilters',
  key: /^[\da-f][\da-f-]{0,39}$/,
  value: z.object({
    name: z.string().check(z.minLength(1), z.maxLength(FILTER_NAME_LENGTH), z.overwrite(storable)),
    /** The filters as parameters of a page's URL, which `readFilters` reads. */
    query: z.string().check(z.maxLength(1_000), z.overwrite(storable)),
  }),
  limit: 200,
  limitText: 'You’ve reached the limit of 200 saved filters. Remove some to keep syncing.',
});
