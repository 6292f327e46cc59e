/** TMDB's two kinds of title. External formats that use "series", "show" or "film" are converted to this. */
export type MediaType = 'movie' | 'tv';

/**
 * Identity of a title everywhere inside Marquee, e.g. `movie:603` or `tv:1399`.
 * A bare TMDB number is unique only within its type.
 */
export type TitleKey = `${MediaType}:${number}`;

export const titleKey = (mediaType: MediaType, id: number): TitleKey => `${mediaType}:${id}`;

/** Parses a title key; null if it is invalid. */
export function parseTitleKey(text: string): { mediaType: MediaType; id: number } | null {
  const match = /^(movie|tv):([1-9]\d{0,15})$/.exec(text);
  if (!match) return null;
  const id = Number(match[2]);
  return Number.isSafeInteger(id) ? { mediaType: match[1] === 'movie' ? 'movie' : 'tv', id } : null;
}

export const isTitleKey = (text: string): text is TitleKey => parseTitleKey(text) !== null;
