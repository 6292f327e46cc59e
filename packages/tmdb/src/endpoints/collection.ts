import type { TmdbEndpoint } from '../client/types';
import type { Collection } from '../domain';
import { toCollection } from '../mappers';
import { collectionSchema } from '../wire';

/** `collection/{id}`: films that belong together. */
export const collection: TmdbEndpoint<{ id: number }, Collection> = async ({ get }, { id }, options) =>
  toCollection(await get({ path: `collection/${id}`, schema: collectionSchema, ...options }));
