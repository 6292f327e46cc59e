import type { MediaType } from './title-key';

/** Fields of TMDB's responses that determine the kind of title. */
interface TypedItem {
  media_type?: unknown;
  mediaType?: unknown;
  title?: unknown;
  name?: unknown;
}

export const UNTITLED_MOVIE = 'Untitled Movie';
export const UNTITLED_SERIES = 'Untitled Series';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Derives the media type (MEDIA-01): the explicit media type, else `movie` if there is a title, else `tv` if there is a
 * name, else unknown.
 */
export function deriveMediaType(item: TypedItem): MediaType | 'unknown' {
  const explicit = item.media_type ?? item.mediaType;
  if (explicit === 'movie' || explicit === 'tv') return explicit;
  // People in mixed results have a name too.
  if (isText(explicit)) return 'unknown';
  if (isText(item.title)) return 'movie';
  if (isText(item.name)) return 'tv';
  return 'unknown';
}

/** The title for display, with the fallbacks of MEDIA-02. */
export function displayTitle(item: TypedItem): string {
  if (isText(item.title)) return item.title;
  if (isText(item.name)) return item.name;
  return deriveMediaType(item) === 'tv' ? UNTITLED_SERIES : UNTITLED_MOVIE;
}
