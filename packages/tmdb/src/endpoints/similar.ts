import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type TypedPageArgs } from './title-list';

/** `{movie|tv}/{id}/similar`; the details include the first page. */
export const similar: TmdbEndpoint<TypedPageArgs & { id: number }, Paged<MediaItem>> = (
  context,
  { mediaType, id, page },
  options,
) => getTitles(context, { mediaType, path: `${mediaType}/${id}/similar`, page }, options);
