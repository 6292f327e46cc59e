import type { TmdbEndpoint } from '../client/types';
import type { PersonDetails } from '../domain';
import { toPersonDetails } from '../mappers';
import { personSchema } from '../wire';

const params = { append_to_response: 'combined_credits' };

/** `person/{id}` with the titles that they are credited in. */
export const person: TmdbEndpoint<{ id: number }, PersonDetails> = async ({ get }, { id }, options) =>
  toPersonDetails(await get({ path: `person/${id}`, params, schema: personSchema, ...options }));
