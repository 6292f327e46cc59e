import type { TitleRecord } from '../../build/title-record';
import type { Context } from '../context';
import { sortedTitles } from '../lists/sorting';
import { discoverFilters } from './filters';
import { readSort } from './sort';

/** `discover/{movie|tv}`: titles that satisfy every filter. */
export function discover(context: Context, mediaType: TitleRecord['mediaType']): TitleRecord[] {
  const { key, direction } = readSort(context.params.text('sort_by'));
  const filters = discoverFilters(context, mediaType);
  return sortedTitles(context.store, mediaType, key, direction).filter((record) =>
    filters.every((holds) => holds(record)),
  );
}
