import type { TmdbEndpoint } from '../client/types';
import type { Season } from '../domain';
import { toSeason } from '../mappers';
import { seasonSchema } from '../wire';

/** `tv/{id}/season/{n}`: a season with its episodes; 0 is the specials. */
export const season: TmdbEndpoint<{ tvId: number; seasonNumber: number }, Season> = async (
  { get },
  { tvId, seasonNumber },
  options,
) => toSeason(await get({ path: `tv/${tvId}/season/${seasonNumber}`, schema: seasonSchema, ...options }));
