import * as z from 'zod/mini';
import { amountOrNull, textOrNull } from './fields';

/** Ids on other sites. Unknown ones are null, sometimes `''`. */
export const externalIdsSchema = z.object({
  imdb_id: textOrNull,
  wikidata_id: textOrNull,
  tvdb_id: amountOrNull,
  facebook_id: textOrNull,
  instagram_id: textOrNull,
  twitter_id: textOrNull,
});
export type WireExternalIds = z.infer<typeof externalIdsSchema>;
