import * as z from 'zod/mini';
import { subjectKeyPattern, type Rating } from '../ratings';
import { defineCollection } from '../sync/define-collection';
import { moment, ratingValue, titleText, titleYear } from './texts';

/** Ratings of titles, seasons and episodes: `movie:603`, `tv:1399/s1e2`. 1 to 10, shown as half stars out of five. */
export const ratings = defineCollection<Rating>({
  name: 'ratings',
  key: subjectKeyPattern,
  value: z.object({
    rating: ratingValue,
    ratedAt: z.nullable(moment),
    title: titleText,
    year: titleYear,
  }),
  limit: 30_000,
  limitText: 'You’ve reached the limit of 30,000 ratings. Remove some to keep syncing.',
});
