import { bookmarksFromWire, bookmarkToEntry, OWNER_PROFILE_ID, type Entry } from '@marquee/core';
import type { CollectionName } from '@marquee/core/collections';
import type { WireBookmark } from '@marquee/core/contracts';
import type { TestDatabase } from '../../../testing/test-database';
import { ownerProfile } from '../../users/users.repository';
import { EntriesRepository, type Written } from '../entries.repository';
import { ENTRY_BYTES } from '../entry-sql';
import { PagesRepository } from '../pages.repository';
import { TombstonesRepository } from '../tombstones.repository';

let count = 0;

export const bookmarkEntries = (bookmarks: WireBookmark[]): Entry[] =>
  bookmarksFromWire(bookmarks).map(bookmarkToEntry);

/** Bookmarks of consecutive ids. */
export const manyBookmarks = (from: number, length: number, more: Partial<WireBookmark> = {}): Entry[] =>
  bookmarkEntries(Array.from({ length }, (_, at) => ({ mediaId: from + at, category: 'a', addedAt: 1, ...more })));

/** Creates a user in a database, with the server's operations for that user's devices. */
export async function newPerson({ database, sql }: TestDatabase) {
  const name = `person${(count += 1)}`;
  const data = { username: name, usernameKey: name, email: name, emailKey: name, passwordHash: '' };
  const profiles = { create: ownerProfile(name, 0) };
  const { id: userId } = await database.prisma.user.create({ data: { ...data, profiles } });
  const owner = { userId, profileId: OWNER_PROFILE_ID };
  const entries = new EntriesRepository(database.prisma);
  const pages = new PagesRepository(database.prisma);
  const counted = () =>
    database.prisma.profile.findUniqueOrThrow({ where: { userId_id: { userId, id: OWNER_PROFILE_ID } } });

  const write = async (
    collection: CollectionName,
    pushed: Entry[],
    { nowMs = 9, sentAtMs }: { nowMs?: number; sentAtMs?: number } = {},
  ): Promise<Written> => {
    const push = { entries: new Map([[collection, pushed]]), sentAtMs: sentAtMs ?? nowMs };
    const written = await entries.write({ owner, push, nowMs });
    if (!written) throw new Error('nobody is there');
    return written;
  };
  const readPage = async (collection: CollectionName, since = -1, limit?: number) => {
    const range = { since: new Map([[collection, since]]), ...(limit !== undefined && { limit }) };
    const [page] = (await pages.plan(owner, range))?.pages ?? [];
    if (!page) throw new Error('nobody is there');
    return { ...page, entries: JSON.parse(await pages.read(owner, page)) as Entry[] };
  };

  return {
    userId,
    owner,
    pages,
    write,
    readPage,
    read: async (collection: CollectionName, since?: number) => (await readPage(collection, since)).entries,
    /** The counter that every push updates. */
    bytes: async () => Number((await counted()).syncedBytes),
    counts: async () => (await counted()).entryCounts as Partial<Record<CollectionName, number>>,
    /** The same, counted from the rows. */
    countedRows: async () => {
      const rows = await sql<{ collection: CollectionName; live: number; bytes: number }>(
        `SELECT collection, count(*) FILTER (WHERE changed_at_ms > coalesce(removed_at_ms, -1))::float8 AS live,
           sum(${ENTRY_BYTES})::float8 AS bytes
         FROM entries WHERE user_id = '${userId}' GROUP BY collection`,
      );
      return {
        bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
        counts: Object.fromEntries(rows.map(({ collection, live }) => [collection, live])),
      };
    },
    deleteTombstones: (cutoffMs: number) => new TombstonesRepository(database.prisma).deleteBefore(cutoffMs),
  };
}
export type TestPerson = Awaited<ReturnType<typeof newPerson>>;
