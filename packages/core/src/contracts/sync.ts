import * as z from 'zod/mini';
import { collectionNames } from '../collections';
import { storable } from '../collections/texts';
import { settingNames, type SettingName } from '../settings/definitions';

const MEBIBYTE = 1024 * 1024;

/**
 * Bodies of the sync calls (API-01, API-02, SYNC-10). Unknown members are dropped. A history is keyed by id, or
 * `movie-605` and `show-605` if a film and a show share one.
 */
export const syncLimits = {
  /**
   * Storage limit per person. The API counts 200 bytes per entry (the size of a row with its indexes) plus its texts.
   * The largest realistic account (100,000 episodes and as many plays, 30,000 ratings) needs 94 MB.
   */
  accountBytes: 96 * MEBIBYTE,
  /** Entries per push: validating this many takes about 20 ms, during which the server answers nobody else. */
  pushEntries: { bookmarks: 5_000, history: 2_500, settings: 1_000 },
  /** Entries of all collections in one `POST /api/sync`. */
  entriesPerPush: 5_000,
  bodyBytes: 2 * MEBIBYTE,
  /** Per person; enough to upload ten years of history in a minute. */
  pushedEntriesPerMinute: 40_000,
  pushedBytesPerMinute: 16 * MEBIBYTE,
  /** Maximum number of queued pushes per person. */
  pushesAtOnce: 5,
  /** Entries per page. A page ends with a transaction, so it may exceed this by the entries of one. */
  pageEntries: 5_000,
  /** Maximum size of a response, counted like `accountBytes`; ten years of history fit. */
  answerBytes: 16 * MEBIBYTE,
  /** Per person, in responses larger than `freeAnswerBytes`: five devices may download ten years of history at once. */
  readBytesPerMinute: 128 * MEBIBYTE,
  freeAnswerBytes: 64 * 1024,
  categoryLength: 200,
  titleLength: 1_000,
  /** Maximum of PostgreSQL's integer. */
  mediaId: 2_147_483_647,
  /** The latest time that a Date can represent. */
  timeMs: 8_640_000_000_000_000,
  /** Maximum of watched time and duration. */
  seconds: 100_000_000,
  eventStreams: 20,
} as const;

const whole = (max: number) =>
  z.number().check(z.nonnegative(), z.maximum(max), z.overwrite(Math.floor)) satisfies z.ZodMiniType<number>;
export const time = whole(syncLimits.timeMs);
const seconds = z.number().check(z.nonnegative(), z.maximum(syncLimits.seconds));
const mediaId = z.int().check(z.minimum(1), z.maximum(syncLimits.mediaId));
export const revision = z.int().check(z.nonnegative());
/**
 * Names the past that the revisions of a response belong to. A device that knows another one sends everything that it
 * holds and asks for everything: the server has restored a backup.
 */
export const epoch = z.string();
/** Titles are only displayed, so a longer one is truncated. */
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

/** The key of an episode, and its id where its client knows no other. */
const EPISODE_ID = /^s\d{1,5}e\d{1,5}$/;

const historyEpisodeSchema = z.object({
  id: z.optional(z.union([count, z.string().check(z.regex(EPISODE_ID))])),
  number: z.optional(count),
  title: z.optional(title),
  seasonId: z.optional(count),
  updatedAt: z.optional(time),
  progress: z.optional(progressSchema),
  removedAt: z.optional(time),
});

export const historyEpisodesSchema = keyedBy(EPISODE_ID, 'must be keyed s{season}e{episode}', historyEpisodeSchema);

export const historyItemSchema = z.object({
  type: z.optional(z.enum(['movie', 'show', 'tv'])),
  title: z.optional(title),
  year: z.optional(z.nullable(whole(9_999))),
  updatedAt: z.optional(time),
  progress: z.optional(progressSchema),
  episodes: z.optional(historyEpisodesSchema),
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

/** Values are validated when they are read (`parseSettings`), because versions may define different settings. */
export const settingRecordSchema = z.object({
  // The longest is a map of changed keys (`playerKeys`).
  value: z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean(), z.null()]),
  updatedAt: time,
  removedAt: z.optional(time),
});
const settingsSchema = z.object(optionalSettings());

/** Common members of every push. */
const push = {
  /** The sender's clock at the time of sending, which must be the one that stamped the entries. */
  updatedAt: time,
  /** The last revision that the sender knows; the response contains all later changes. */
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
 * Query of the reads: `?since=R`, and with it `&limit=N`, an approximate number of entries. An incomplete response has
 * `more`, and its `revision` is the point at which to continue.
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

export const refusalSchema = z.object({
  /** `invalid`: sending them again changes nothing. the others: they can be sent again once there is room. */
  code: z.enum(['invalid', 'collection_full', 'account_full']),
  /** Message for the user. */
  error: z.string(),
  /** Keys of the entries that were not stored. */
  keys: z.array(z.string()),
});

/** Common members of every response. */
const answer = {
  revision,
  epoch,
  /** The server's clock in epoch milliseconds; devices correct theirs by it. */
  serverTime: time,
  /** Set if this response is incomplete: there are changes after `revision`. */
  more: z.optional(z.literal(true)),
};
const pushed = { ok: z.literal(true), ...answer, refused: z.optional(z.array(refusalSchema)) };

export const bookmarksResponseSchema = z.object({ bookmarks: z.array(bookmarkSchema), ...answer });
export const historyResponseSchema = z.object({ items: historyItemsSchema, ...answer });
export const settingsResponseSchema = z.object({ settings: settingsSchema, ...answer });
export const syncBookmarksResponseSchema = z.object({ bookmarks: z.array(bookmarkSchema), ...pushed });
export const syncHistoryResponseSchema = z.object({ items: historyItemsSchema, ...pushed });
export const syncSettingsResponseSchema = z.object({ settings: settingsSchema, ...pushed });

/** `profile`: the account's own data; `profiles`: its list of profiles. */
const changedCollections = [...collectionNames, 'profile', 'profiles'] as const;

/** Data of the `changed` events from `GET /users/me/events`. */
export const changedEventSchema = z.object({
  revision,
  collection: z.enum(changedCollections),
  /** `X-Client-Id` of the push, so that a tab can ignore its own changes. */
  origin: z.optional(z.string()),
});

/** Header of sync posts: a random id per tab. */
export const CLIENT_ID_HEADER = 'X-Client-Id';
export const CLIENT_ID_PATTERN = /^[\w-]{1,64}$/;

export type WireBookmark = z.infer<typeof bookmarkSchema>;
export type SyncBookmarksBody = z.infer<typeof syncBookmarksBodySchema>;
export type SyncHistoryBody = z.infer<typeof syncHistoryBodySchema>;
export type SyncSettingsBody = z.infer<typeof syncSettingsBodySchema>;

/** A record with validated keys. */
function keyedBy<Value extends z.ZodMiniType>(keys: RegExp, text: string, value: Value) {
  return z.record(z.string().check(z.regex(keys, text)), value);
}

function optionalSettings() {
  const record = z.optional(settingRecordSchema);
  return Object.fromEntries(settingNames.map((name) => [name, record])) as Record<SettingName, typeof record>;
}
