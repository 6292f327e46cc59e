import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, Paged } from '../domain';
import { getTitles, type TypedPageArgs } from './title-list';

/** `{movie|tv}/{id}/recommendations`; the details include the first page. */
export const recommendations: TmdbEndpoint<TypedPageArgs & { id: number }, Paged<MediaItem>> = (
  context,
  { mediaType, id, page },
  options,
) => getTitles(context, { mediaType, path: `${mediaType}/${id}/recommendations`, page }, options);
