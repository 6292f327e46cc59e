import * as z from 'zod/mini';
import { partKeyPattern } from '../ratings';
import { defineCollection } from '../sync/define-collection';
import { titleText, titleYear } from './texts';

const value = z.object({
  title: titleText,
  year: titleYear,
});
/** Title and year of the series that a favorite season or episode belongs to. */
export type Favorite = z.infer<typeof value>;

/** Favorite seasons and episodes: `tv:1399/s1`, `tv:1399/s1e2`. A favorite title is a bookmark instead. */
export const favorites = defineCollection({
  name: 'favorites',
  key: partKeyPattern,
  value,
  limit: 20_000,
  limitText: 'You’ve reached the limit of 20,000 favorite seasons and episodes. Remove some to keep syncing.',
});
