import * as z from 'zod/mini';
import { addedLanguage, id, requiredList, text, textOrNull } from './fields';
import { movieListItemSchema } from './list-items';

/** `collection/{id}`. */
export const collectionSchema = z.object({
  id,
  name: text,
  overview: text,
  overview_language: addedLanguage,
  poster_path: textOrNull,
  backdrop_path: textOrNull,
  parts: requiredList(movieListItemSchema),
});
export type WireCollection = z.infer<typeof collectionSchema>;
