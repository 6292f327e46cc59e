import * as z from 'zod/mini';
import { defineCollection } from '../sync/define-collection';
import { titleText, titleYear } from './texts';

/** Titles that the person is not interested in, which lists of discovery leave out: `movie:603`, `tv:1399`. */
export const notInterested = defineCollection({
  name: 'notInterested',
  key: /^(?:movie|tv):[1-9]\d{0,9}$/,
  value: z.object({ title: titleText, year: titleYear }),
  limit: 20_000,
  limitText: 'You’ve reached the limit of 20,000 titles you’re not interested in. Remove some to keep syncing.',
});
