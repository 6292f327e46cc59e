import { msg } from '@lingui/core/macro';
import { filtersFromSearch, filtersToSearch, type HistoryFilters } from '../history-filters';

export const diaryViews = [
  { value: 'list', label: msg({ message: 'List', context: 'way to show' }) },
  { value: 'tickets', label: msg`Tickets` },
] as const;

export interface DiaryFilters extends HistoryFilters {
  view: (typeof diaryViews)[number]['value'];
}

/** Parses the filters of a URL; by default everything is shown. */
export const diaryFiltersFromSearch = (params: URLSearchParams): DiaryFilters => ({
  ...filtersFromSearch(params),
  tab: 'finished',
  view: params.get('view') === 'tickets' ? 'tickets' : 'list',
});

/** URL parameters of the filters; defaults are left out. */
export function diaryFiltersToSearch({ view, ...filters }: DiaryFilters): URLSearchParams {
  const params = filtersToSearch({ ...filters, tab: 'all' });
  if (view !== 'list') params.set('view', view);
  return params;
}
