import { categoryBySlug, languageName } from '@marquee/core';
import { regionInText } from '../lib/format/region-name';
import type { SearchFilters } from './search-filters';

export interface ActiveFilter {
  label: string;
  /** Whether it needs a search without words: lists found by name do not say what it asks. */
  needsNoName: boolean;
  /** The filters without this one. */
  without: SearchFilters;
}

const range = (from: number | null, to: number | null, unit = ''): string => {
  if (from !== null && to !== null) return from === to ? `${from}${unit}` : `${from}–${to}${unit}`;
  return from === null ? `up to ${to ?? ''}${unit}` : `from ${from}${unit}`;
};

const votesLabel = (from: number | null, to: number | null): string =>
  from !== null && to === null ? `${from} votes or more` : `${range(from, to)} votes`;

const nameOf = (slug: string): string => categoryBySlug(slug)?.name ?? slug;

/** The filters that are set, each with the way to take it away. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const drop = (label: string, changes: Partial<SearchFilters>, needsNoName = false): ActiveFilter => ({
    label,
    needsNoName,
    without: { ...filters, ...changes },
  });
  const { yearFrom, yearTo, runtimeMinFrom, runtimeMinTo, ratingFrom, votesFrom, votesTo, language, service, region } =
    filters;
  const isSet = (...values: (number | null)[]) => values.some((value) => value !== null);
  return [
    ...filters.withGenres.map((slug) =>
      drop(nameOf(slug), { withGenres: filters.withGenres.filter((other) => other !== slug) }),
    ),
    ...filters.withoutGenres.map((slug) =>
      drop(`Not ${nameOf(slug)}`, { withoutGenres: filters.withoutGenres.filter((other) => other !== slug) }),
    ),
    ...(filters.anime ? [drop('Anime', { anime: false })] : []),
    ...(isSet(yearFrom, yearTo) ? [drop(`Year ${range(yearFrom, yearTo)}`, { yearFrom: null, yearTo: null })] : []),
    ...(ratingFrom === null ? [] : [drop(`Rated ${ratingFrom} or more`, { ratingFrom: null })]),
    ...(isSet(votesFrom, votesTo) ? [drop(votesLabel(votesFrom, votesTo), { votesFrom: null, votesTo: null })] : []),
    ...(isSet(runtimeMinFrom, runtimeMinTo)
      ? [
          drop(
            `Runtime ${range(runtimeMinFrom, runtimeMinTo, ' min')}`,
            { runtimeMinFrom: null, runtimeMinTo: null },
            true,
          ),
        ]
      : []),
    ...(language === null ? [] : [drop(`In ${languageName(language)}`, { language: null })]),
    ...(service
      ? [
          drop(
            region ? `${service.name} in ${regionInText(region)}` : service.name,
            { service: null, region: null },
            true,
          ),
        ]
      : []),
  ];
}

/** The filters that count, with words to search for or without. */
export const appliedFilters = (filters: SearchFilters, isByName: boolean): ActiveFilter[] =>
  activeFilters(filters).filter(({ needsNoName }) => !(isByName && needsNoName));

export const isFiltered = (filters: SearchFilters, isByName = false): boolean =>
  appliedFilters(filters, isByName).length > 0;
