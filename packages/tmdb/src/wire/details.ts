import { addedLanguage, amount, appended, flag, id, text, textOrNull } from './fields';
import { creditsSchema } from './credits';
import { externalIdsSchema } from './external-ids';
import { genreObjects } from './genres';
import { imagesSchema } from './images';
import { keywordsSchema } from './keywords';
import { productionFields } from './production';
import { videosSchema } from './videos';
import { watchProvidersSchema } from './watch-providers';

/** The common part of movie and TV details, with and without `append_to_response`. */
export const detailsFields = {
  id,
  adult: flag,
  backdrop_path: textOrNull,
  poster_path: textOrNull,
  genres: genreObjects,
  homepage: textOrNull,
  original_language: text,
  overview: text,
  overview_language: addedLanguage,
  popularity: amount,
  status: text,
  tagline: text,
  tagline_language: addedLanguage,
  vote_average: amount,
  vote_count: amount,
  ...productionFields,
};

export const appendedFields = {
  credits: appended(creditsSchema),
  external_ids: appended(externalIdsSchema),
  images: appended(imagesSchema),
  keywords: appended(keywordsSchema),
  videos: appended(videosSchema),
  'watch/providers': appended(watchProvidersSchema),
};
