import * as z from 'zod/mini';
import { orElse, requiredList, whole } from './fields';
import { movieListItemSchema, tvListItemSchema } from './list-items';
import { multiSearchItemSchema, personListItemSchema } from './mixed-items';

/** A page of a list. `results` is required; `total_pages` may exceed the 500 that TMDB serves. */
const pagedSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    page: orElse(whole, 1),
    results: requiredList(item),
    total_pages: orElse(whole, 1),
    total_results: orElse(whole, 0),
  });

export interface WirePaged<Item> {
  page: number;
  results: Item[];
  total_pages: number;
  total_results: number;
}

export const movieListSchema = pagedSchema(movieListItemSchema);

export const tvListSchema = pagedSchema(tvListItemSchema);

export const personListSchema = pagedSchema(personListItemSchema);

export const multiSearchSchema = pagedSchema(multiSearchItemSchema);
