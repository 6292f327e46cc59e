import * as z from 'zod/mini';
import { partKeyPattern } from '../ratings';
import { defineCollection } from '../sync/define-collection';
import { titleText, titleYear } from './texts';

const value = z.object({
  title: titleText,
  year: titleYear,
});
/** The series of a favorite season or episode. */
export type Heart = z.infer<typeof value>;

/** Seasons and episodes among the favorites: `tv:1399/s1`, `tv:1399/s1e2`. A whole title is there as a bookmark. */
export const hearts = defineCollection({
  name: 'hearts',
  key: partKeyPattern,
  value,
  limit: 20_000,
  limitText: 'You have reached the limit of 20,000 favorite seasons and episodes.',
});
