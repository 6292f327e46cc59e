import type { CertificationLimit, Network, SearchFilters } from '@marquee/core';
import { plural, t } from '@lingui/core/macro';
import { genreName } from '../lib/format/genre-name';
import { languageName } from '../lib/format/language-name';
import { formatAlternatives } from '../lib/format/format-list';
import { regionInText } from '../lib/format/region-name';

export interface ActiveFilter {
  label: string;
  /** Whether it works only without a search text: search results lack the data for it. */
  needsNoName: boolean;
  /** The given filters with this one removed. */
  without: (filters: SearchFilters) => SearchFilters;
}

/** One end of a range; null if it is open. */
type End = number | null;

const yearLabel = (from: End, to: End): string => {
  if (from === null) return to === null ? '' : t`Year up to ${to}`;
  if (to === null) return t`Year from ${from}`;
  return from === to ? t`Year ${from}` : t`Year ${from}–${to}`;
};

const runtimeLabel = (from: End, to: End): string => {
  if (from === null) return to === null ? '' : t`Runtime up to ${to} min`;
  if (to === null) return t`Runtime from ${from} min`;
  return from === to ? t`Runtime ${from} min` : t`Runtime ${from}–${to} min`;
};

const votesLabel = (from: End, to: End): string => {
  if (from === null) return to === null ? '' : plural(to, { one: 'up to # vote', other: 'up to # votes' });
  if (to === null) return plural(from, { one: '# vote or more', other: '# votes or more' });
  return from === to
    ? plural(to, { one: '# vote', other: '# votes' })
    : plural(to, { one: `${from}–# vote`, other: `${from}–# votes` });
};

const withoutLabel = (slug: string): string => {
  const genre = genreName(slug);
  return t`Not ${genre}`;
};

const languageLabel = (code: string): string => {
  const language = languageName(code);
  return t`In ${language}`;
};

const serviceLabel = (service: string, code: string | null): string => {
  if (!code) return service;
  const region = regionInText(code);
  return t`${service} in ${region}`;
};

function certificationLabel({ region: code, name }: CertificationLimit): string {
  const region = regionInText(code);
  return t({ message: `Up to ${name} in ${region}`, comment: '{name} is a certification of movies, such as “PG-13”' });
}

function ownServicesLabel(services: readonly Network[]): string {
  const names = formatAlternatives(services.map(({ name }) => name));
  return t({ message: `On ${names}`, comment: '{names} are streaming services, such as “Netflix or Hulu”' });
}

const drop = (label: string, changes: Partial<SearchFilters>, needsNoName = false): ActiveFilter => ({
  label,
  needsNoName,
  without: (filters) => ({ ...filters, ...changes }),
});

const dropGenre = (label: string, list: 'withGenres' | 'withoutGenres', slug: string): ActiveFilter => ({
  label,
  needsNoName: false,
  without: (filters) => ({ ...filters, [list]: filters[list].filter((other) => other !== slug) }),
});

/** The filters that are set, each with a function to remove it. */
export function activeFilters(filters: SearchFilters, keywordName: (id: number) => string = String): ActiveFilter[] {
  const { certification, keywords, isPlayable, ownServices } = filters;
  const { yearFrom, yearTo, runtimeMinFrom, runtimeMinTo, ratingFrom, votesFrom, votesTo, language, service, region } =
    filters;
  const isSet = (...values: (number | null)[]) => values.some((value) => value !== null);
  return [
    ...filters.withGenres.map((slug) => dropGenre(genreName(slug), 'withGenres', slug)),
    ...filters.withoutGenres.map((slug) => dropGenre(withoutLabel(slug), 'withoutGenres', slug)),
    ...(filters.anime ? [drop(genreName('anime'), { anime: false })] : []),
    ...(isSet(yearFrom, yearTo) ? [drop(yearLabel(yearFrom, yearTo), { yearFrom: null, yearTo: null })] : []),
    ...(ratingFrom === null ? [] : [drop(t`Rated ${ratingFrom} or more`, { ratingFrom: null })]),
    ...(isSet(votesFrom, votesTo) ? [drop(votesLabel(votesFrom, votesTo), { votesFrom: null, votesTo: null })] : []),
    ...(isSet(runtimeMinFrom, runtimeMinTo)
      ? [drop(runtimeLabel(runtimeMinFrom, runtimeMinTo), { runtimeMinFrom: null, runtimeMinTo: null }, true)]
      : []),
    ...(language === null ? [] : [drop(languageLabel(language), { language: null })]),
    ...(certification ? [drop(certificationLabel(certification), { certification: null }, true)] : []),
    ...keywords.map((id) => drop(keywordName(id), { keywords: keywords.filter((other) => other !== id) }, true)),
    ...(isPlayable ? [drop(t`Can be played here`, { isPlayable: false })] : []),
    ...(service ? [drop(serviceLabel(service.name, region), { service: null, region: null }, true)] : []),
    ...(ownServices.length > 0 && !service && !isPlayable
      ? [drop(ownServicesLabel(ownServices), { ownServices: [] }, true)]
      : []),
  ];
}

/** The filters that apply, with or without a search text. */
export const appliedFilters = (filters: SearchFilters, isByName: boolean): ActiveFilter[] =>
  activeFilters(filters).filter(({ needsNoName }) => !(isByName && needsNoName));

export const isFiltered = (filters: SearchFilters, isByName = false): boolean =>
  appliedFilters(filters, isByName).length > 0;
