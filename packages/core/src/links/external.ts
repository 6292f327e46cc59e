import type { MediaType } from '../media';

/** The embedded catalogue numbers its titles and people from here on; TMDB knows nothing of them. */
export const FIRST_CATALOGUE_ID = 900_000_000;

/** An address that may stand in a link: http or https, else null. Metadata comes from strangers. */
export function safeHttpUrl(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(address) ? address : null;
}

/** The host of a web address as people read it, e.g. `example.org`. */
export const hostOf = (address: string): string =>
  address.replace(/^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?/i, '').split(/[/?#:]/, 1)[0] ?? '';

export const imdbTitleUrl = (imdbId: string | null): string | null =>
  /^tt\d+$/.test(imdbId ?? '') ? `https://www.imdb.com/title/${imdbId}/` : null;

export const imdbPersonUrl = (imdbId: string | null): string | null =>
  /^nm\d+$/.test(imdbId ?? '') ? `https://www.imdb.com/name/${imdbId}/` : null;

/** The page at TMDB; null for what only the embedded catalogue knows. */
export const tmdbPageUrl = (kind: MediaType | 'person' | 'collection', id: number): string | null =>
  id < FIRST_CATALOGUE_ID ? `https://www.themoviedb.org/${kind}/${id}` : null;

export const wikidataUrl = (wikidataId: string | null): string | null =>
  /^Q\d+$/.test(wikidataId ?? '') ? `https://www.wikidata.org/wiki/${wikidataId}` : null;
