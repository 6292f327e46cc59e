import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import {
  bookmarksFromWire,
  clampBookmarks,
  expireBookmarks,
  expireHistory,
  expireSettings,
  historyFromWire,
  isBookmarkAlive,
  mergeBookmarks,
  mergeHistory,
  mergeSettings,
  settingsFromWire,
  TOMBSTONE_TTL_MS,
  type Bookmark,
  type SettingsMap,
  type WatchHistory,
} from '@marquee/core';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { bookmarkRows, historyRows, settingRows } from './rows';
import { SyncRepository, type CollectionName, type Range } from './sync.repository';
import { bookmarkPush, historyPush, settingsPush } from './testing/arbitrary-pushes';

jest.setTimeout(120_000);

const sorted = (entries: readonly Bookmark[]) =>
  entries.map(({ resolved: _derived, ...entry }) => JSON.stringify(Object.entries(entry).sort())).sort();

describe('the database', () => {
  let database: TestDatabase;
  let repository: SyncRepository;
  let userId = '';
  let count = 0;

  const newUser = async () => {
    count += 1;
    const user = await database.database.prisma.user.create({
      data: {
        username: `u${count}`,
        usernameKey: `u${count}`,
        email: `${count}`,
        emailKey: `${count}`,
        passwordHash: '',
      },
    });
    userId = user.id;
  };
  const write = async (collection: CollectionName, rows: object[], since?: number) => {
    const outcome = await repository.write({ userId, collection, rows, ...(since !== undefined && { since }) });
    if (typeof outcome === 'string') throw new Error(outcome);
    return outcome;
  };
  const readPage = async (collection: CollectionName, range: Range) => {
    const page = await repository.plan(userId, collection, range);
    if (!page) throw new Error('nobody is there');
    return repository.read(userId, collection, range, page);
  };
  const read = async <Value>(collection: CollectionName, since?: number): Promise<Value> => {
    const answer = await readPage(collection, since === undefined ? {} : { since });
    return JSON.parse(answer.entries) as Value;
  };
  const readBookmarks = async (since?: number) => bookmarksFromWire(await read<Bookmark[]>('bookmarks', since));
  const readHistory = async (since?: number) => historyFromWire(await read<object>('history', since));
  const readSettings = async (since?: number) => settingsFromWire(await read<object>('settings', since));

  beforeAll(async () => {
    database = await openTestDatabase();
    repository = new SyncRepository(database.database.prisma);
  });
  afterAll(() => database.remove());
  afterEach(() => database.sql('DELETE FROM users'));

  const runs = { numRuns: 40 };

  it('joins bookmarks as core does, whatever is pushed in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(bookmarkPush, { maxLength: 4 }), async (pushes) => {
        await newUser();
        let state: Bookmark[] = [];
        for (const push of pushes) {
          const before = state;
          state = mergeBookmarks(state, push);
          const { revision } = await write('bookmarks', bookmarkRows(push));
          const changed = sorted(mergeBookmarks(before, await readBookmarks(revision - 1)));
          expect(changed).toEqual(sorted(state));
        }
        expect(sorted(await readBookmarks(0))).toEqual(sorted(state));
        const living = state.filter(isBookmarkAlive).map(({ removedAt: _removed, ...entry }) => entry);
        expect(sorted(await readBookmarks())).toEqual(sorted(living));
      }),
      runs,
    );
  });

  it('joins histories as core does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(historyPush, { maxLength: 4 }), async (pushes) => {
        await newUser();
        let state: WatchHistory = {};
        for (const push of pushes) {
          const before = state;
          state = mergeHistory(state, push);
          const { revision } = await write('history', historyRows(push));
          expect(mergeHistory(before, await readHistory(revision - 1))).toEqual(state);
        }
        expect(await readHistory(0)).toEqual(state);
      }),
      runs,
    );
  });

  it('joins settings as core does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(settingsPush, { maxLength: 4 }), async (pushes) => {
        await newUser();
        let state: SettingsMap = {};
        for (const push of pushes) {
          state = mergeSettings(state, push);
          await write('settings', settingRows(push));
        }
        expect(await readSettings(0)).toEqual(state);
      }),
      runs,
    );
  });

  it('forgets old removals as core does [SYNC-19]', async () => {
    const nowMs = TOMBSTONE_TTL_MS + 4;
    await fc.assert(
      fc.asyncProperty(bookmarkPush, historyPush, settingsPush, async (bookmarks, history, settings) => {
        await newUser();
        await write('bookmarks', bookmarkRows(bookmarks));
        await write('history', historyRows(history));
        await write('settings', settingRows(settings));
        await repository.deleteTombstones(nowMs - TOMBSTONE_TTL_MS);
        expect(sorted(await readBookmarks(0))).toEqual(sorted(expireBookmarks(bookmarks, nowMs)));
        expect(await readHistory(0)).toEqual(expireHistory(history, nowMs));
        expect(await readSettings(0)).toEqual(expireSettings(settings, nowMs));
      }),
      runs,
    );
  });

  it('gives a revision to what changed, and none to what was known already [SYNC-21]', async () => {
    await newUser();
    const entry: Bookmark = { mediaId: 1, category: 'watchlist', addedAt: 5 };
    const first = await write('bookmarks', bookmarkRows([entry, { ...entry, mediaId: 2 }]), 0);
    expect(first).toMatchObject({ revision: 1 });
    expect(JSON.parse(first.entries)).toHaveLength(2);
    expect(await write('bookmarks', bookmarkRows([entry]), 1)).toMatchObject({ revision: 1, entries: '[]' });
    const second = await write('bookmarks', bookmarkRows([entry, { ...entry, mediaId: 2, removedAt: 9 }]), 1);
    expect(second.revision).toBe(2);
    expect(JSON.parse(second.entries)).toEqual([{ ...entry, mediaId: 2, removedAt: 9 }]);
  });

  it('tells the holder of a revision from before a restored backup everything', async () => {
    await newUser();
    await write('bookmarks', bookmarkRows(clampBookmarks([{ mediaId: 1, category: 'a', addedAt: 5 }], { nowMs: 9 })));
    expect(await readBookmarks(99)).toHaveLength(1);
    expect(JSON.parse((await write('bookmarks', [], 99)).entries)).toHaveLength(1);
  });

  it('gives each of many writers at once a revision of its own, and loses nothing', async () => {
    await newUser();
    const one = (at: number) => bookmarkRows([{ mediaId: at + 1, category: 'a', addedAt: 1 }]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => write('bookmarks', one(at))));
    expect(new Set(answers.map(({ revision }) => revision)).size).toBe(20);
    expect(await readBookmarks(0)).toHaveLength(20);
  });

  it('refuses a write that would make a collection too large, as a whole', async () => {
    await newUser();
    const many = (from: number, length: number) =>
      bookmarkRows(Array.from({ length }, (_, at) => ({ mediaId: from + at, category: 'a', addedAt: 1 })));
    await write('bookmarks', many(1, 20_000));
    expect(await repository.write({ userId, collection: 'bookmarks', rows: many(20_000, 2) })).toBe('full');
    expect(await write('bookmarks', many(20_000, 1))).toMatchObject({ revision: 1 });
    expect(await repository.plan(userId, 'bookmarks', { known: 1 })).toMatchObject({ isKnown: true });
  });

  it('knows nobody who is gone', async () => {
    const userId = '00000000-0000-7000-8000-000000000000';
    expect(await repository.write({ userId, collection: 'bookmarks', rows: [] })).toBe('no_such_user');
    expect(await repository.plan(userId, 'history', {})).toBeUndefined();
  });
});
