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

/** What of the history is shown. */
export interface HistoryFilters {
  tab: HistoryTab;
  /** `YYYY-MM`, `unknown` for what has no date, or all. */
  month: string;
  /** Words of the title. */
  words: string;
  type: (typeof historyTypes)[number]['value'];
  /** What the visitor gave it. */
  rating: GivenRatingFilter;
}

export const EVERYTHING: HistoryFilters = { tab: 'all', month: ALL_MONTHS, words: '', type: 'all', rating: 'all' };

/** The filters from an address; what it does not tell shows everything. */
export const filtersFromSearch = (params: URLSearchParams): HistoryFilters => ({
  tab: historyTabs.find(({ value }) => value === params.get('show'))?.value ?? 'all',
  month: params.get('month') ?? ALL_MONTHS,
  words: params.get('title') ?? '',
  type: historyTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
  rating: readGivenRatingFilter(params.get('rating')),
});

/** The address of the filters, without what says nothing. */
export function filtersToSearch({ tab, month, words, type, rating }: HistoryFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('show', tab);
  if (month !== ALL_MONTHS) params.set('month', month);
  if (words !== '') params.set('title', words);
  if (type !== 'all') params.set('type', type);
  if (rating !== 'all') params.set('rating', rating);
  return params;
}
