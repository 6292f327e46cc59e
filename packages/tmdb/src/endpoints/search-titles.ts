import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { emptyPage } from '../mappers';
import type { SearchArgs } from './search-multi';
import { getTitles } from './title-list';

export interface TitleSearchArgs extends SearchArgs {
  mediaType: MediaType;
  /** Year of release or of the first episode. */
  year?: number | undefined;
}

const yearParam = { movie: 'primary_release_year', tv: 'first_air_date_year' } as const;

/** `search/{movie|tv}`. An empty query makes no call. */
export const searchTitles: TmdbEndpoint<TitleSearchArgs, Paged<MediaItem>> = async (
  context,
  { mediaType, page, year, ...args },
  options,
) => {
  const query = args.query.trim();
  if (query === '') return emptyPage();
  return getTitles(
    context,
    { mediaType, path: `search/${mediaType}`, page, params: { query, [yearParam[mediaType]]: year } },
    options,
  );
};
