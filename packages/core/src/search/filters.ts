import { anime, categoryBySlug } from '../genres';
import { keysOf } from '../json';
import { languageName } from '../languages';
import type { MediaType } from '../media';
import { networkBySlug, type Network } from '../networks';

/** A film's certification in a country, e.g. `PG-13` in `US`. */
export interface CertificationLimit {
  /** ISO 3166-1 code. */
  region: string;
  name: string;
}

/** All filters of a list of titles. */
export interface SearchFilters {
  /** Genre slugs; a title must have all of them. */
  withGenres: string[];
  /** Genre slugs; a title must have none of them. */
  withoutGenres: string[];
  yearFrom: number | null;
  yearTo: number | null;
  /** 0–10. */
  ratingFrom: number | null;
  votesFrom: number | null;
  votesTo: number | null;
  runtimeMinFrom: number | null;
  runtimeMinTo: number | null;
  /** ISO 639-1 code of the original language. */
  language: string | null;
  /** Animation whose original language is Japanese. */
  anime: boolean;
  /** Films up to this certification. TMDB cannot filter series by theirs, so none of them pass. */
  certification: CertificationLimit | null;
  /** TMDB ids; a title must have all of them. */
  keywords: number[];
  /** In the site's library, which knows nothing of services. */
  isPlayable: boolean;
  service: Network | null;
  /** The visitor's services, if only their titles are wanted: on one of them. Not in URLs. */
  ownServices: readonly Network[];
  /** ISO 3166-1 code of the country whose offers apply; null for the operator's. */
  region: string | null;
}

/** Of filters that a person saves. */
export const FILTER_NAME_LENGTH = 60;

export const noFilters: SearchFilters = {
  withGenres: [],
  withoutGenres: [],
  yearFrom: null,
  yearTo: null,
  ratingFrom: null,
  votesFrom: null,
  votesTo: null,
  runtimeMinFrom: null,
  runtimeMinTo: null,
  language: null,
  anime: false,
  certification: null,
  keywords: [],
  isPlayable: false,
  service: null,
  ownServices: [],
  region: null,
};

type NumberName = 'yearFrom' | 'yearTo' | 'ratingFrom' | 'votesFrom' | 'votesTo' | 'runtimeMinFrom' | 'runtimeMinTo';

/** URL parameter and range of each number. */
const numbers: Record<NumberName, { param: string; min: number; max: number }> = {
  yearFrom: { param: 'from', min: 1870, max: 2100 },
  yearTo: { param: 'to', min: 1870, max: 2100 },
  ratingFrom: { param: 'rating', min: 0, max: 10 },
  votesFrom: { param: 'votes', min: 0, max: 1_000_000 },
  votesTo: { param: 'most-votes', min: 0, max: 1_000_000 },
  runtimeMinFrom: { param: 'longer', min: 0, max: 1000 },
  runtimeMinTo: { param: 'shorter', min: 0, max: 1000 },
};
const numberNames = keysOf(numbers);

/** Names of all URL parameters for filters. */
export const filterParams = [
  'genres',
  'without',
  'language',
  'anime',
  'certification',
  'keywords',
  'playable',
  'service',
  'region',
  ...numberNames.map((name) => numbers[name].param),
];

/** Parses a number; null if it is out of range or invalid. */
function readNumber(name: NumberName, text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const { min, max } = numbers[name];
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : null;
}

function readGenres(text: string | null): string[] {
  const slugs = (text ?? '').split(',').flatMap((slug) => categoryBySlug(slug)?.slug ?? []);
  return [...new Set(slugs)].filter((slug) => slug !== anime.slug);
}

const REGION = /^[A-Z]{2}$/;
const CERTIFICATION = /^([A-Z]{2}):([\p{L}\d /+-]{1,12})$/u;
const MAX_KEYWORDS = 10;

/** Parses `US:PG-13`. */
function readCertification(text: string | null): CertificationLimit | null {
  const [, region, name] = CERTIFICATION.exec(text ?? '') ?? [];
  return region !== undefined && name !== undefined ? { region, name } : null;
}

export const certificationText = ({ region, name }: CertificationLimit): string => `${region}:${name}`;

function readKeywords(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_KEYWORDS).map(Number);
}

/** The part of `URLSearchParams` that filters are read from and written to. */
export interface UrlParams {
  get: (name: string) => string | null;
  set: (name: string, value: string) => void;
}

/** Parses the filters of a URL; invalid ones are ignored. */
export function readFilters(params: Pick<UrlParams, 'get'>): SearchFilters {
  const withGenres = readGenres(params.get('genres'));
  const language = params.get('language') ?? '';
  const region = (params.get('region') ?? '').toUpperCase();
  const isPlayable = params.get('playable') === '1';
  const filters: SearchFilters = {
    ...noFilters,
    withGenres,
    withoutGenres: readGenres(params.get('without')).filter((slug) => !withGenres.includes(slug)),
    language: /^[a-z]{2}$/.test(language) && languageName(language) !== language ? language : null,
    anime: params.get('anime') === '1',
    certification: readCertification(params.get('certification')),
    keywords: readKeywords(params.get('keywords')),
    isPlayable,
    service: (!isPlayable && networkBySlug(params.get('service') ?? '')) || null,
    region: REGION.test(region) ? region : null,
  };
  for (const name of numberNames) filters[name] = readNumber(name, params.get(numbers[name].param));
  return filters;
}

/** Writes the filters to a URL; defaults are left out. */
export function writeFilters(filters: SearchFilters, params: Pick<UrlParams, 'set'>): void {
  const { withGenres, withoutGenres, language, anime: isAnime, isPlayable, service, region } = filters;
  const { certification, keywords } = filters;
  if (withGenres.length > 0) params.set('genres', withGenres.join(','));
  if (withoutGenres.length > 0) params.set('without', withoutGenres.join(','));
  for (const name of numberNames) {
    const value = filters[name];
    if (value !== null) params.set(numbers[name].param, String(value));
  }
  if (language !== null) params.set('language', language);
  if (isAnime) params.set('anime', '1');
  if (certification) params.set('certification', certificationText(certification));
  if (keywords.length > 0) params.set('keywords', keywords.join(','));
  if (isPlayable) params.set('playable', '1');
  if (service) params.set('service', service.slug);
  if (service && region !== null) params.set('region', region);
}

/** TMDB ids of a genre for one media type; equivalent film and TV ids are paired (BROWSE-05). */
export const genreIdsOf = (slug: string, mediaType: MediaType): string[] =>
  categoryBySlug(slug)?.query[mediaType]?.withGenres.split('|') ?? [];

/** TMDB's genre of animation, and the language that makes it anime (BROWSE-06). */
export const ANIMATION = '16';
export const JAPANESE = 'ja';

/** What of a title the filters look at. */
export interface FilteredTitle {
  mediaType: MediaType;
  genreIds: readonly number[];
  year: number | null;
  voteAverage: number;
  voteCount: number;
  originalLanguage: string;
  /** Of a film, or of one episode; missing in search results, which pass whatever the filters say of it. */
  runtimeMin?: number | null;
}

const atLeast = (value: number | null, from: number | null): boolean =>
  from === null || (value !== null && value >= from);
const atMost = (value: number | null, to: number | null): boolean => to === null || (value !== null && value <= to);

/**
 * Whether a title passes, apart from where it can be watched, its certification and its keywords: those are not known of a
 * title in a list.
 */
export function passesFilters(title: FilteredTitle, filters: SearchFilters): boolean {
  const has = (ids: readonly string[]) => ids.some((id) => title.genreIds.includes(Number(id)));
  const language = filters.anime ? JAPANESE : filters.language;
  const { runtimeMin } = title;
  return (
    filters.withGenres.every((slug) => has(genreIdsOf(slug, title.mediaType))) &&
    !filters.withoutGenres.some((slug) => has(genreIdsOf(slug, title.mediaType))) &&
    (!filters.anime || has([ANIMATION])) &&
    (language === null || title.originalLanguage === language) &&
    atLeast(title.year, filters.yearFrom) &&
    atMost(title.year, filters.yearTo) &&
    atLeast(title.voteCount > 0 ? title.voteAverage : null, filters.ratingFrom) &&
    atLeast(title.voteCount, filters.votesFrom) &&
    atMost(title.voteCount, filters.votesTo) &&
    (runtimeMin === undefined ||
      (atLeast(runtimeMin, filters.runtimeMinFrom) && atMost(runtimeMin, filters.runtimeMinTo)))
  );
}
