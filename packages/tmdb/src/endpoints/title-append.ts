/** Parts to append to the details, so that a page needs one call; TMDB allows up to 20. */
export const sharedBlocks = [
  'credits',
  'similar',
  'recommendations',
  'images',
  'external_ids',
  'videos',
  'watch/providers',
  'keywords',
] as const;

/** Logos and posters with English text (METADATA-05). */
export const TITLE_IMAGE_LANGUAGE = 'en';

/** Stills have no text, so requesting only English ones would return none. */
export const STILL_IMAGE_LANGUAGE = 'en,null';
