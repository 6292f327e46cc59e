import { anime, categoryBySlug, keysOf, languageName, networkBySlug, type Network } from '@marquee/core';

/** All filters of the filter drawer. */
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
  service: Network | null;
  /** ISO 3166-1 code of the country whose offers apply; null for the operator's. */
  region: string | null;
}

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
  service: null,
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

/** Parses the filters of a URL; invalid ones are ignored. */
export function readFilters(params: URLSearchParams): SearchFilters {
  const withGenres = readGenres(params.get('genres'));
  const language = params.get('language') ?? '';
  const region = (params.get('region') ?? '').toUpperCase();
  const filters: SearchFilters = {
    ...noFilters,
    withGenres,
    withoutGenres: readGenres(params.get('without')).filter((slug) => !withGenres.includes(slug)),
    language: /^[a-z]{2}$/.test(language) && languageName(language) !== language ? language : null,
    anime: params.get('anime') === '1',
    service: networkBySlug(params.get('service') ?? '') ?? null,
    region: REGION.test(region) ? region : null,
  };
  for (const name of numberNames) filters[name] = readNumber(name, params.get(numbers[name].param));
  return filters;
}

/** Writes the filters to a URL; defaults are left out. */
export function writeFilters(filters: SearchFilters, params: URLSearchParams): void {
  const { withGenres, withoutGenres, language, anime: isAnime, service, region } = filters;
  if (withGenres.length > 0) params.set('genres', withGenres.join(','));
  if (withoutGenres.length > 0) params.set('without', withoutGenres.join(','));
  for (const name of numberNames) {
    const value = filters[name];
    if (value !== null) params.set(numbers[name].param, String(value));
  }
  if (language !== null) params.set('language', language);
  if (isAnime) params.set('anime', '1');
  if (service) params.set('service', service.slug);
  if (service && region !== null) params.set('region', region);
}
