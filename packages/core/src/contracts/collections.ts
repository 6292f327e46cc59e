import * as z from 'zod/mini';
import { collectionNames, type CollectionName } from '../collections';
import { revision, time } from './sync';

/*
 * `POST /api/sync`: everything that a person keeps, there and back in one round trip. Bodies and answers carry entries of
 * any collection (`collections`); each side reads an entry's value by the collection's own schema (`readEntry`).
 */

/** One member for each collection; those that this version does not know are dropped. */
const byCollection = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(
    Object.fromEntries(collectionNames.map((name) => [name, z.optional(schema)])) as Record<
      CollectionName,
      z.ZodMiniOptional<Schema>
    >,
  );

export const entrySchema = z.object({
  key: z.string(),
  value: z.unknown(),
  changedAt: time,
  removedAt: z.optional(time),
});

export const syncBodySchema = z.object({
  /** What changed after these revisions is asked for; 0 asks for everything. */
  since: z.optional(byCollection(revision)),
  /** Entries to join with those of other devices. Each is read by itself: one that is none is refused, the others pass. */
  push: z.optional(byCollection(z.array(z.unknown()))),
  /** The sender's clock when it sends, by the same clock that stamped the entries. */
  updatedAt: time,
});

const refusalCodes = ['invalid', 'collection_full'] as const;

export const refusalSchema = z.object({
  /** `invalid`: sending them again changes nothing. `collection_full`: they may be sent again once there is room. */
  code: z.enum(refusalCodes),
  /** For people. */
  error: z.string(),
  /** Of the entries that were not stored. */
  keys: z.array(z.string()),
});

export const syncResponseSchema = z.object({
  ok: z.literal(true),
  /** The server's clock, epoch milliseconds: what a device corrects its own by. */
  serverTime: time,
  /** Of each collection that `since` named: up to this revision the device knows everything once it has merged `changes`. */
  revision: byCollection(revision),
  /** Changed entries, removals and the sender's own included. */
  changes: byCollection(z.array(entrySchema)),
  /** Collections that hold more than there was room for: ask again, with `since` at the answer's revision. */
  more: z.optional(z.array(z.enum(collectionNames))),
  refused: z.optional(byCollection(z.array(refusalSchema))),
});

export type SyncBody = z.infer<typeof syncBodySchema>;
export type SyncResponse = z.infer<typeof syncResponseSchema>;
export type SyncRefusal = z.infer<typeof refusalSchema>;
