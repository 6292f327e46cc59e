import * as z from 'zod/mini';
import { defineCollection } from '../sync/define-collection';
import type { Follow } from '../following';
import { titleText, titleYear } from './texts';

/** Series that are followed: `tv:1399`. Those that were unfollowed stay as tombstones. */
export const follows = defineCollection<Follow>({
  name: 'follows',
  key: /^tv:[1-9]\d{0,9}$/,
  value: z.object({ title: titleText, year: titleYear }),
  limit: 20_000,
  limitText: 'You’ve reached the limit of 20,000 followed series. Unfollow some to keep syncing.',
  // A tombstone is a choice against a series that was started: without it, the series would be followed again.
  expire: () => [],
});
