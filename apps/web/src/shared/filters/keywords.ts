import { t } from '@lingui/core/macro';
import { filterApi } from './filter-api';

/** The keywords that a text finds, for a `Finder`. */
export function useFoundKeywords(query: string) {
  const { currentData, isFetching, isError } = filterApi.useFoundKeywordsQuery(query, { skip: query === '' });
  return { found: currentData, isFetching, isError };
}

/** A function that names keywords; by their number until their names have been loaded. */
export function useKeywordNames(ids: readonly number[]): (id: number) => string {
  const { data = [] } = filterApi.useKeywordNamesQuery(ids, { skip: ids.length === 0 });
  return (id) => data.find((keyword) => keyword.id === id)?.name ?? t`Keyword ${id}`;
}
