import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  parseSearchQuery,
  readFilters,
  writeFilters,
  type MediaType,
  type SearchFilters,
  type TitleSort,
} from '@marquee/core';
import { isFiltered, titleSortOptions } from '../../../shared/filters';

export type SearchType = 'all' | MediaType;

export const searchTypes = [
  { value: 'all', label: msg`All` },
  { value: 'movie', label: msg`Movies` },
  { value: 'tv', label: msg`TV Shows` },
] as const satisfies { value: SearchType; label: MessageDescriptor }[];

/** Tabs: titles, or people. */
export const searchTabs = [
  { value: 'titles', label: msg`Movies and series` },
  { value: 'people', label: msg`People` },
] as const;
export type SearchTab = (typeof searchTabs)[number]['value'];

/** TMDB's own ranking for a text. */
const BEST_MATCH = 'match';
export type SearchSort = TitleSort | typeof BEST_MATCH;
export const isBestMatch = (sort: SearchSort): sort is typeof BEST_MATCH => sort === BEST_MATCH;

/** The available sort options; "best match" needs a text. */
export const sortsFor = (query: string): readonly { value: SearchSort; label: MessageDescriptor }[] =>
  hasWords(query) ? [{ value: BEST_MATCH, label: msg`Best match` }, ...titleSortOptions] : titleSortOptions;

export const defaultSort = (query: string): SearchSort => (hasWords(query) ? BEST_MATCH : 'popularity.desc');

export interface SearchParams {
  query: string;
  /** Starts at 1. */
  page: number;
  type: SearchType;
  sort: SearchSort;
  tab: SearchTab;
  filters: SearchFilters;
}

/** Parses the parameters of a URL; invalid ones are the default. */
export function readSearchParams(params: URLSearchParams): SearchParams {
  const page = Number(params.get('page'));
  const query = (params.get('query') ?? '').trim();
  return {
    query,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    type: searchTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
    sort: sortsFor(query).find(({ value }) => value === params.get('sort'))?.value ?? defaultSort(query),
    tab: params.get('tab') === 'people' && hasWords(query) ? 'people' : 'titles',
    filters: readFilters(params),
  };
}

/** URL parameters of a search; defaults are left out. */
export function searchParamsOf({ query, page, type, sort, tab, filters }: SearchParams): URLSearchParams {
  const params = new URLSearchParams();
  if (query !== '') params.set('query', query);
  if (tab !== 'titles' && hasWords(query)) params.set('tab', tab);
  if (type !== 'all') params.set('type', type);
  if (sort !== defaultSort(query)) params.set('sort', sort);
  writeFilters(filters, params);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether a query has words to search for, and not only an id or years. */
export function hasWords(query: string): boolean {
  const { text, imdbId, tmdbId } = parseSearchQuery(query);
  return text !== '' && imdbId === null && tmdbId === null;
}

/** Whether there is anything to search for: a text, or a filter that works without one. */
export const hasSearch = ({ query, type, sort, filters }: SearchParams): boolean =>
  query !== '' || type !== 'all' || sort !== defaultSort(query) || isFiltered(filters);
