import type { MediaType } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import type { WatchOptions } from '../domain';
import { toWatchOptionsByRegion } from '../mappers';
import { watchProvidersSchema } from '../wire';

export interface TitleArgs {
  mediaType: MediaType;
  id: number;
}

/**
 * `{movie|tv}/{id}/watch/providers`: watch options by ISO 3166-1 region; the details include only the client's region.
 */
export const watchOptions: TmdbEndpoint<TitleArgs, Record<string, WatchOptions>> = async (
  { get },
  { mediaType, id },
  options,
) =>
  toWatchOptionsByRegion(
    await get({ path: `${mediaType}/${id}/watch/providers`, schema: watchProvidersSchema, ...options }),
  );
