import * as z from 'zod/mini';
import { collectionNames } from '../collections';
import { storable } from '../collections/texts';
import { settingNames, type SettingName } from '../settings/definitions';

const MEBIBYTE = 1024 * 1024;

/**
 * Bodies of the sync calls (API-01, API-02, SYNC-10). Unknown members are
 * dropped. A history is keyed by number, or `movie-605` and `show-605` where a film and a show share it.
 */
export const syncLimits = {
  /**
   * What one person may store, as apps/api counts it: 200 bytes for an entry (what a row takes with its indexes) and its
   * texts. The most of everything, as people have it (100,000 episodes and as many plays, 30,000 ratings), is 94 MB.
   */
  accountBytes: 96 * MEBIBYTE,
  /** Entries in one push: checking so many takes some 20 ms, in which nobody else is answered. */
  pushEntries: { bookmarks: 5_000, history: 2_500, settings: 1_000 },
  /** Of all collections together, in one `POST /api/sync`. */
  entriesPerPush: 5_000,
  bodyBytes: 2 * MEBIBYTE,
  /** Per person: ten years go through in one minute. */
  pushedEntriesPerMinute: 40_000,
  pushedBytesPerMinute: 16 * MEBIBYTE,
  /** Pushes of one person that may wait for each other. */
  pushesAtOnce: 5,
  /** Entries per page that a device asks for; a page ends with a push, so it may hold one push more. */
  pageEntries: 5_000,
  /** An answer holds no more, counted like `accountBytes`; ten years fit. */
  answerBytes: 16 * MEBIBYTE,
  /** Per person, in answers of more than `freeAnswerBytes`: five devices may read ten years at once. */
  readBytesPerMinute: 128 * MEBIBYTE,
  freeAnswerBytes: 64 * 1024,
  categoryLength: 200,
  titleLength: 1_000,
  /** PostgreSQL's integer. */
  mediaId: 2_147_483_647,
  /** The last moment that a Date can hold. */
  timeMs: 8_640_000_000_000_000,
  /** Of watched time and of lengths. */
  seconds: 100_000_000,
  eventStreams: 20,
} as const;

const whole = (max: number) =>
  z.number().check(z.nonnegative(), z.maximum(max), z.overwrite(Math.floor)) satisfies z.ZodMiniType<number>;
export const time = whole(syncLimits.timeMs);
const seconds = z.number().check(z.nonnegative(), z.maximum(syncLimits.seconds));
const mediaId = z.int().check(z.minimum(1), z.maximum(syncLimits.mediaId));
export const revision = z.int().check(z.nonnegative());
/** Titles are for reading only: a longer one is cut. */
const title = z.string().check(z.overwrite((text) => storable(text.slice(0, syncLimits.titleLength))));

export const bookmarkSchema = z.object({
  mediaId,
  category: z.string().check(
    z.overwrite((text) => storable(text.trim())),
    z.minLength(1),
    z.maxLength(syncLimits.categoryLength),
  ),
  addedAt: time,
  mediaType: z.optional(z.enum(['movie', 'tv'])),
  removedAt: z.optional(time),
});

const progressSchema = z.object({ watched: seconds, duration: seconds });
const count = whole(syncLimits.mediaId);

const historyEpisodeSchema = z.object({
  id: z.optional(count),
  number: z.optional(count),
  title: z.optional(title),
  seasonId: z.optional(count),
  updatedAt: z.optional(time),
  progress: z.optional(progressSchema),
  removedAt: z.optional(time),
});

export const historyItemSchema = z.object({
  type: z.optional(z.enum(['movie', 'show', 'tv'])),
  title: z.optional(title),
  year: z.optional(z.nullable(whole(9_999))),
  updatedAt: z.optional(time),
  progress: z.optional(progressSchema),
  episodes: z.optional(keyedBy(/^s\d{1,5}e\d{1,5}$/, 'must be keyed s{season}e{episode}', historyEpisodeSchema)),
  removedAt: z.optional(time),
});

export const historyItemsSchema = keyedBy(
  /^((movie|show)-)?[1-9]\d{0,9}$/,
  'must be keyed by number, movie-{number} or show-{number}',
  historyItemSchema,
).check(
  z.refine(
    (items) => Object.keys(items).every((key) => Number(key.replace(/\D+/, '')) <= syncLimits.mediaId),
    'must not be keyed by a number beyond the largest id',
  ),
);

/** Values are checked setting by setting when they are read (`parseSettings`): versions may know different ones. */
export const settingRecordSchema = z.object({
  // The longest is a map of changed keys (`playerKeys`).
  value: z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean(), z.null()]),
  updatedAt: time,
  removedAt: z.optional(time),
});
const settingsSchema = z.object(optionalSettings());

/** What every push carries beside its entries. */
const push = {
  /** The sender's clock when it sends, by the same clock that stamped the entries. */
  updatedAt: time,
  /** The last revision that the sender knows: the answer then holds everything after it. */
  since: z.optional(revision),
};

export const syncBookmarksBodySchema = z.object({
  bookmarks: z
    .array(bookmarkSchema)
    .check(
      z.maxLength(
        syncLimits.pushEntries.bookmarks,
        `must not have more than ${syncLimits.pushEntries.bookmarks} entries`,
      ),
    ),
  ...push,
});
export const syncHistoryBodySchema = z.object({ items: historyItemsSchema, ...push });
export const syncSettingsBodySchema = z.object({ settings: settingsSchema, ...push });

/**
 * `?since=R` of the reads, and with it `&limit=N`: about so many entries. An answer that leaves entries out says `more`, and
 * its `revision` is the one up to which it is complete: the next page begins there.
 */
export const sinceQuerySchema = z
  .object({
    since: z.optional(
      z.pipe(z.string().check(z.regex(/^\d{1,15}$/, 'must be a revision: a whole number')), z.transform(Number)),
    ),
    limit: z.optional(
      z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a number of entries')), z.transform(Number)),
    ),
  })
  .check(
    z.refine(({ since, limit }) => limit === undefined || since !== undefined, {
      path: ['limit'],
      error: 'needs since: pages follow the revisions',
    }),
  );

/** What every answer carries beside its entries. */
const answer = {
  revision,
  /** The server's clock, epoch milliseconds: what a device corrects its own by. */
  serverTime: time,
  /** There are entries after `revision` that this answer has no room for. */
  more: z.optional(z.literal(true)),
};
const pushed = { ok: z.literal(true), ...answer };

export const bookmarksResponseSchema = z.object({ bookmarks: z.array(bookmarkSchema), ...answer });
export const historyResponseSchema = z.object({ items: historyItemsSchema, ...answer });
export const settingsResponseSchema = z.object({ settings: settingsSchema, ...answer });
export const syncBookmarksResponseSchema = z.object({ bookmarks: z.array(bookmarkSchema), ...pushed });
export const syncHistoryResponseSchema = z.object({ items: historyItemsSchema, ...pushed });
export const syncSettingsResponseSchema = z.object({ settings: settingsSchema, ...pushed });

/** `profile`: the account's own data; `profiles`: who watches with it. */
const changedCollections = [...collectionNames, 'profile', 'profiles'] as const;

/** Data of the `changed` events of `GET /users/me/events`. */
export const changedEventSchema = z.object({
  revision,
  collection: z.enum(changedCollections),
  /** `X-Client-Id` of the push, so that a tab can tell its own echo. */
  origin: z.optional(z.string()),
});

/** Header of sync posts: random per tab. */
export const CLIENT_ID_HEADER = 'X-Client-Id';
export const CLIENT_ID_PATTERN = /^[\w-]{1,64}$/;

export type WireBookmark = z.infer<typeof bookmarkSchema>;
export type SyncBookmarksBody = z.infer<typeof syncBookmarksBodySchema>;
export type SyncHistoryBody = z.infer<typeof syncHistoryBodySchema>;
export type SyncSettingsBody = z.infer<typeof syncSettingsBodySchema>;

/** A map of checked keys. */
function keyedBy<Value extends z.ZodMiniType>(keys: RegExp, text: string, value: Value) {
  return z.record(z.string().check(z.regex(keys, text)), value);
}

function optionalSettings() {
  const record = z.optional(settingRecordSchema);
  return Object.fromEntries(settingNames.map((name) => [name, record])) as Record<SettingName, typeof record>;
}
