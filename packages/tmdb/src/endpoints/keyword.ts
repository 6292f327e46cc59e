import type { TmdbEndpoint } from '../client/types';
import type { Named } from '../domain';
import { keywordSchema } from '../wire';

/** `keyword/{id}`: the name of a keyword. */
export const keyword: TmdbEndpoint<{ id: number }, Named> = ({ get }, { id }, options) =>
  get({ path: `keyword/${id}`, schema: keywordSchema, ...options });
