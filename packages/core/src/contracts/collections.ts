import * as z from 'zod/mini';
import { collectionNames, type CollectionName } from '../collections';
import { epoch, refusalSchema, revision, time } from './sync';

/*
 * `POST /api/sync` syncs all collections of a person in one round trip. Requests and responses carry entries of any
 * collection (`collections`); each side validates a value with the schema of its collection (`readEntry`).
 */

/** One member per collection; unknown collections are dropped. */
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
  /** Requests the changes after these revisions; 0 requests everything. */
  since: z.optional(byCollection(revision)),
  /** Entries to merge. Each is validated separately: an invalid entry is refused and the others are accepted. */
  push: z.optional(byCollection(z.array(z.unknown()))),
  /** The sender's clock at the time of sending, which must be the one that stamped the entries. */
  updatedAt: time,
});

export const syncResponseSchema = z.object({
  ok: z.literal(true),
  epoch,
  /** The server's clock in epoch milliseconds; devices correct theirs by it. */
  serverTime: time,
  /** Revision of each collection in `since`. After merging `changes` the device is up to date to this revision. */
  revision: byCollection(revision),
  /** Changed entries, including removals and the sender's own. */
  changes: byCollection(z.array(entrySchema)),
  /** Collections with further changes: request them with `since` set to the revision in this response. */
  more: z.optional(z.array(z.enum(collectionNames))),
  refused: z.optional(byCollection(z.array(refusalSchema))),
});

export type SyncBody = z.infer<typeof syncBodySchema>;
export type SyncResponse = z.infer<typeof syncResponseSchema>;
export type SyncRefusal = z.infer<typeof refusalSchema>;
