import * as z from 'zod/mini';
import { externalIdsSchema } from './external-ids';
import { addedLanguage, amount, appended, flag, id, list, text, textOrNull } from './fields';
import { imagesSchema } from './images';
import { movieListItemSchema, tvListItemSchema } from './list-items';
import { withMediaType } from './mixed-items';

const castFields = { character: text, credit_id: text };
const crewFields = { credit_id: text, department: text, job: text };
const episodes = { episode_count: amount };
const movie = { media_type: z.literal('movie') };
const tv = { media_type: z.literal('tv') };

const castCredit = z.pipe(
  withMediaType,
  z.discriminatedUnion('media_type', [
    z.extend(movieListItemSchema, { ...movie, ...castFields }),
    z.extend(tvListItemSchema, { ...tv, ...castFields, ...episodes }),
  ]),
);
const crewCredit = z.pipe(
  withMediaType,
  z.discriminatedUnion('media_type', [
    z.extend(movieListItemSchema, { ...movie, ...crewFields }),
    z.extend(tvListItemSchema, { ...tv, ...crewFields, ...episodes }),
  ]),
);

/** `person/{id}/combined_credits`: titles, once per role. */
export const combinedCreditsSchema = z.object({ cast: list(castCredit), crew: list(crewCredit) });
export type WireCombinedCredits = z.infer<typeof combinedCreditsSchema>;

/** `person/{id}` with its appended parts. `gender`: 0 not set, 1 female, 2 male, 3 non-binary. */
export const personSchema = z.object({
  id,
  adult: flag,
  also_known_as: list(z.string()),
  biography: text,
  biography_language: addedLanguage,
  birthday: textOrNull,
  deathday: textOrNull,
  gender: amount,
  homepage: textOrNull,
  imdb_id: textOrNull,
  known_for_department: text,
  name: text,
  place_of_birth: textOrNull,
  popularity: amount,
  profile_path: textOrNull,
  combined_credits: appended(combinedCreditsSchema),
  external_ids: appended(externalIdsSchema),
  images: appended(imagesSchema),
});
export type WirePerson = z.infer<typeof personSchema>;
