export const historyTabs = [
  { value: 'all', label: 'All' },
  { value: 'progress', label: 'In progress' },
  { value: 'finished', label: 'Finished' },
] as const;
export type HistoryTab = (typeof historyTabs)[number]['value'];

export const ALL_MONTHS = 'all';

/** What of the history is shown. */
export interface HistoryFilters {
  tab: HistoryTab;
  /** `YYYY-MM`, `unknown` for what has no date, or all. */
  month: string;
  /** Words of the title. */
  words: string;
}

export const EVERYTHING: HistoryFilters = { tab: 'all', month: ALL_MONTHS, words: '' };

/** The filters from an address; what it does not tell shows everything. */
export const filtersFromSearch = (params: URLSearchParams): HistoryFilters => ({
  tab: historyTabs.find(({ value }) => value === params.get('show'))?.value ?? 'all',
  month: params.get('month') ?? ALL_MONTHS,
  words: params.get('title') ?? '',
});

/** The address of the filters, without what says nothing. */
export function filtersToSearch({ tab, month, words }: HistoryFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('show', tab);
  if (month !== ALL_MONTHS) params.set('month', month);
  if (words !== '') params.set('title', words);
  return params;
}
