import * as z from 'zod/mini';
import { expireHistoryEntries, historyRules, type HistoryValue } from '../history/entries';
import { defineCollection } from '../sync/define-collection';
import { titleText, titleYear } from './texts';

/** Maximum of watched time and duration. */
export const MAX_SECONDS = 100_000_000;
const seconds = z.number().check(z.nonnegative(), z.maximum(MAX_SECONDS));
const count = z.number().check(z.nonnegative(), z.maximum(2_147_483_647), z.overwrite(Math.floor));

/** Watch progress of films and episodes: `movie:603`, `tv:1399` for the show itself, `tv:1399/s1e2`. */
export const history = defineCollection<HistoryValue>({
  ...historyRules,
  name: 'history',
  key: /^(?:movie:[1-9]\d{0,9}|tv:[1-9]\d{0,9}(?:\/s\d{1,5}e\d{1,5})?)$/,
  value: z.object({
    title: titleText,
    year: z.optional(titleYear),
    progress: z.optional(z.object({ watched: seconds, duration: seconds })),
    id: z.optional(count),
    number: z.optional(count),
    seasonId: z.optional(count),
  }),
  limit: 100_000,
  limitText: 'You’ve reached the limit of 100,000 watched titles and episodes. Remove some to keep syncing.',
  expire: expireHistoryEntries,
});
