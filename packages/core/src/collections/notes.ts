import * as z from 'zod/mini';
import { NOTE_LENGTH, subjectKeyPattern, type Note } from '../ratings';
import { defineCollection } from '../sync/define-collection';
import { moment, storable, titleText, titleYear } from './texts';

/** Private notes about titles, seasons and episodes: `movie:603`, `tv:1399/s1e2`. */
export const notes = defineCollection<Note>({
  name: 'notes',
  key: subjectKeyPattern,
  value: z.object({
    text: z.string().check(z.maxLength(NOTE_LENGTH), z.overwrite(storable)),
    hasSpoilers: z.boolean(),
    writtenAt: z.nullable(moment),
    title: titleText,
    year: titleYear,
  }),
  limit: 5_000,
  limitText: 'You’ve reached the limit of 5,000 notes. Remove some to keep syncing.',
});
