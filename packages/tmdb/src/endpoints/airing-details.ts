import type { AiringDetails } from '@marquee/core';
import type { TmdbEndpoint } from '../client/types';
import { toAiringDetails } from '../mappers';
import { tvDetailsSchema } from '../wire';

/** `tv/{id}` with nothing appended: its seasons, and the last and the next episode. */
export const airingDetails: TmdbEndpoint<{ id: number }, AiringDetails> = async ({ get }, { id }, options) =>
  toAiringDetails(await get({ path: `tv/${id}`, schema: tvDetailsSchema, ...options }));
