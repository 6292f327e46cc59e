import { msg } from '@lingui/core/macro';
import { readGivenRatingFilter, type GivenRatingFilter } from '../../shared/filters/given-rating';

export const historyTabs = [
  { value: 'all', label: msg`All` },
  { value: 'progress', label: msg`In progress` },
  { value: 'finished', label: msg`Finished` },
] as const;
export type HistoryTab = (typeof historyTabs)[number]['value'];

export const ALL_MONTHS = 'all';

export const historyTypes = [
  { value: 'all', label: msg`All` },
  { value: 'movie', label: msg`Movies` },
  { value: 'tv', label: msg`Series` },
] as const;

/** Filters of the history. */
export interface HistoryFilters {
  tab: HistoryTab;
  /** `YYYY-MM`, `unknown` for entries without a date, or `all`. */
  month: string;
  /** Words of the title. */
  words: string;
  type: (typeof historyTypes)[number]['value'];
  /** Filter by the visitor's rating. */
  rating: GivenRatingFilter;
}

export const EVERYTHING: HistoryFilters = { tab: 'all', month: ALL_MONTHS, words: '', type: 'all', rating: 'all' };

/** Parses the filters of a URL; by default everything is shown. */
export const filtersFromSearch = (params: URLSearchParams): HistoryFilters => ({
  tab: historyTabs.find(({ value }) => value === params.get('show'))?.value ?? 'all',
  month: params.get('month') ?? ALL_MONTHS,
  words: params.get('title') ?? '',
  type: historyTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
  rating: readGivenRatingFilter(params.get('rating')),
});

/** URL parameters of the filters; defaults are left out. */
export function filtersToSearch({ tab, month, words, type, rating }: HistoryFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('show', tab);
  if (month !== ALL_MONTHS) params.set('month', month);
  if (words !== '') params.set('title', words);
  if (type !== 'all') params.set('type', type);
  if (rating !== 'all') params.set('rating', rating);
  return params;
}
