/** A parsed search query: words and filters. */
export interface SearchQuery {
  /** The text without its prefixes. */
  text: string;
  /** `imdb:tt0133093`. */
  imdbId: string | null;
  /** `tmdb:603`: a film or a series. */
  tmdbId: number | null;
  /** `year:1999` or `year:1990-1999`, both ends included. */
  years: { from: number; to: number } | null;
}

const PREFIXED = /(?<=^|\s)(imdb|tmdb|year):(\S+)(?=\s|$)/giu;
const IMDB_ID = /^tt\d{5,12}$/i;
const TMDB_ID = /^\d{1,12}$/;
const YEARS = /^(\d{4})(?:(?:-|\.\.)(\d{4}))?$/;

/** The gateway refuses longer texts. */
const MAX_TEXT_CHARS = 500;

function readYears(value: string): SearchQuery['years'] {
  const [, first, second] = YEARS.exec(value) ?? [];
  if (!first) return null;
  const ends = [Number(first), Number(second ?? first)];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

/**
 * Parses the filters `imdb:tt…`, `tmdb:…` and `year:…` anywhere in a query, ignoring case. Invalid ones remain part of
 * the words; if a filter occurs twice, the last one counts.
 */
export function parseSearchQuery(query: string): SearchQuery {
  const found: SearchQuery = { text: '', imdbId: null, tmdbId: null, years: null };
  const words = query.replace(PREFIXED, (whole, prefix: string, value: string) => {
    const kind = prefix.toLowerCase();
    if (kind === 'imdb' && IMDB_ID.test(value)) found.imdbId = value.toLowerCase();
    else if (kind === 'tmdb' && TMDB_ID.test(value)) found.tmdbId = Number(value);
    else if (kind === 'year' && YEARS.test(value)) found.years = readYears(value);
    else return whole;
    return '';
  });
  return { ...found, text: words.replace(/\s+/gu, ' ').trim().slice(0, MAX_TEXT_CHARS) };
}
