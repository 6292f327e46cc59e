import { msg } from '@lingui/core/macro';
import { filtersFromSearch, filtersToSearch, type HistoryFilters } from '../history-filters';

export const diaryViews = [
  { value: 'list', label: msg({ message: 'List', context: 'way to show' }) },
  { value: 'tickets', label: msg`Tickets` },
] as const;

export interface DiaryFilters extends HistoryFilters {
  view: (typeof diaryViews)[number]['value'];
}

/** The filters from an address; what it does not tell shows everything. */
export const diaryFiltersFromSearch = (params: URLSearchParams): DiaryFilters => ({
  ...filtersFromSearch(params),
  tab: 'finished',
  view: params.get('view') === 'tickets' ? 'tickets' : 'list',
});

/** The address of the filters, without what says nothing. */
export function diaryFiltersToSearch({ view, ...filters }: DiaryFilters): URLSearchParams {
  const params = filtersToSearch({ ...filters, tab: 'all' });
  if (view !== 'list') params.set('view', view);
  return params;
}
