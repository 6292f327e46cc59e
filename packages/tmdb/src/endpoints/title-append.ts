/** Blocks of a details call, so that a page needs one call; TMDB takes up to 20. */
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

/** Stills carry no text, so asking for English alone would leave none. */
export const STILL_IMAGE_LANGUAGE = 'en,null';
