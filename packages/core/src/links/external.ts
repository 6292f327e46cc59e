import type { MediaType } from '../media';

/** The first id of titles and people in the embedded catalogue; TMDB does not know these. */
export const FIRST_CATALOGUE_ID = 900_000_000;

/** The URL if it is http or https and so safe to link to, else null. Metadata is untrusted. */
export function safeHttpUrl(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(address) ? address : null;
}

/** The host of a URL for display, e.g. `example.org`. */
export const hostOf = (address: string): string =>
  address.replace(/^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?/i, '').split(/[/?#:]/, 1)[0] ?? '';

export const imdbTitleUrl = (imdbId: string | null): string | null =>
  /^tt\d+$/.test(imdbId ?? '') ? `https://www.imdb.com/title/${imdbId}/` : null;

export const imdbPersonUrl = (imdbId: string | null): string | null =>
  /^nm\d+$/.test(imdbId ?? '') ? `https://www.imdb.com/name/${imdbId}/` : null;

/** URL of the page on TMDB; null for titles and people of the embedded catalogue. */
export const tmdbPageUrl = (kind: MediaType | 'person' | 'collection', id: number): string | null =>
  id < FIRST_CATALOGUE_ID ? `https://www.themoviedb.org/${kind}/${id}` : null;

export const wikidataUrl = (wikidataId: string | null): string | null =>
  /^Q\d+$/.test(wikidataId ?? '') ? `https://www.wikidata.org/wiki/${wikidataId}` : null;
