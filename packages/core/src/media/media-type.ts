import type { MediaType } from './title-key';

/** The fields of a metadata answer that decide what kind of title it is. */
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
 * Derivation rule (MEDIA-01): the explicit media type, else movie if a title
 * exists, else tv if a name exists, else unknown.
 */
export function deriveMediaType(item: TypedItem): MediaType | 'unknown' {
  const explicit = item.media_type ?? item.mediaType;
  if (explicit === 'movie' || explicit === 'tv') return explicit;
  // A person in a mixed answer has a name too, and is no series.
  if (isText(explicit)) return 'unknown';
  if (isText(item.title)) return 'movie';
  if (isText(item.name)) return 'tv';
  return 'unknown';
}

/** The title shown to people, with the fallback labels of MEDIA-02. */
export function displayTitle(item: TypedItem): string {
  if (isText(item.title)) return item.title;
  if (isText(item.name)) return item.name;
  return deriveMediaType(item) === 'tv' ? UNTITLED_SERIES : UNTITLED_MOVIE;
}
