import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { bookmarkToEntry, type Entry } from '@marquee/core';
import { deleteDB, openDB } from 'idb';
import { createRecords } from './records';
import type { StoredEntry } from './buckets';

const pending = (entry: Entry): StoredEntry => ({ name: 'bookmarks', entry, isPending: true });
const bookmark = (mediaId: number, addedAt: number, removedAt?: number): Entry =>
  bookmarkToEntry({ mediaId, mediaType: 'movie', category: 'watchlist', addedAt, ...(removedAt && { removedAt }) });

const opened: ReturnType<typeof createRecords>[] = [];
const open = (options?: Parameters<typeof createRecords>[0]) => {
  const records = createRecords(options);
  opened.push(records);
  return records;
};
const openLocal = () => open({ local: localStorage });
async function read(records: ReturnType<typeof createRecords>): Promise<StoredEntry[]> {
  const stored: StoredEntry[] = [];
  await records.load((batch) => stored.push(...batch));
  return stored;
}
beforeEach(async () => {
  localStorage.clear();
  await deleteDB('marquee');
});
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
  jest.restoreAllMocks();
});

describe('what this browser keeps', () => {
  it('is pulled again after another tab emptied it, whatever a page still knows of the server', async () => {
    const [stale, leaving] = [open(), open()];
    await stale.saveSynced({ owner: 'ada', revisions: { bookmarks: 7 } });
    await leaving.clear(['bookmarks']);
    await stale.saveSynced({ owner: 'ada', revisions: { bookmarks: 8 } });
    expect(await open().synced()).toBeNull();
    await leaving.saveSynced({ owner: 'ada', revisions: { bookmarks: 9 } });
    expect(await open().synced()).toEqual({ owner: 'ada', revisions: { bookmarks: 9 } });
  });

  it('is kept only where there is a database that was not closed for good, and does not claim more', async () => {
    const records = open();
    await records.put([pending(bookmark(1, 5))]);
    expect(records.isDurable()).toBe(true);
    records.close();
    await records.put([pending(bookmark(2, 5))]);
    expect(records.isDurable()).toBe(false);
    expect((await read(open())).map(({ entry }) => entry)).toEqual([bookmark(1, 5)]);
    const without = createRecords({ openDatabase: () => Promise.resolve(null) });
    await without.put([pending(bookmark(1, 5))]);
    expect(await read(without)).toEqual([]);
    expect(without.isDurable()).toBe(false);
  });

  it('is there after a restart, with what no server has confirmed', async () => {
    const first = open();
    await first.put([pending(bookmark(1, 5)), { ...pending(bookmark(2, 5)), isPending: false }]);
    await first.saveSynced({ owner: 'ada', revisions: { bookmarks: 7 } });
    const second = open();
    expect((await read(second)).map(({ entry }) => entry)).toEqual([bookmark(1, 5), bookmark(2, 5)]);
    expect(await second.pending()).toEqual([pending(bookmark(1, 5))]);
    expect(await second.synced()).toEqual({ owner: 'ada', revisions: { bookmarks: 7 } });
  });

  it('is not written by a page that is kept for Back, until that page is shown again', async () => {
    const records = open();
    await read(records);
    records.pause();
    const written = records.put([pending(bookmark(1, 5))]);
    expect(await read(open())).toEqual([]);
    records.resume();
    await written;
    expect((await read(open())).map(({ entry }) => entry)).toEqual([bookmark(1, 5)]);
  });

  it('includes what a page had not yet written when it was left, which is in local storage no longer than that', async () => {
    const leaving = openLocal();
    await read(leaving);
    leaving.pause();
    void leaving.put([pending(bookmark(1, 5))]);
    expect(leaving.saveUnwritten()).toBe(true);
    void leaving.put([pending(bookmark(2, 5))]);
    expect(leaving.saveUnwritten()).toBe(true);
    const next = openLocal();
    expect((await read(next)).map(({ entry }) => entry)).toEqual([bookmark(1, 5), bookmark(2, 5)]);
    expect(await next.pending()).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
    const written = next.put([pending(bookmark(3, 5))]);
    next.saveUnwritten();
    expect(localStorage).toHaveLength(1);
    await written;
    expect(localStorage).toHaveLength(0);
  });

  it('includes what another page left, whatever this one writes, loads or clears meanwhile', async () => {
    const leave = (mediaId: number) => {
      const left = openLocal();
      left.pause();
      void left.put([pending(bookmark(mediaId, 5))]);
      left.saveUnwritten();
    };
    const stays = openLocal();
    leave(1);
    const written = stays.put([pending(bookmark(2, 5))]);
    stays.saveUnwritten();
    await written;
    leave(3);
    await stays.put([pending(bookmark(4, 5))]);
    await stays.clear(['settings']);
    const loading = read(stays);
    leave(5);
    await loading;
    const next = openLocal();
    const ids = (await read(next)).map(({ entry }) => entry.key);
    expect(ids).toEqual([1, 2, 3, 4, 5].map((id) => bookmark(id, 5).key));
    expect(localStorage).toHaveLength(0);
  });

  it('joins what two tabs write without knowing of each other', async () => {
    const [one, other] = [open(), open()];
    await one.put([pending(bookmark(1, 5, 9))]);
    // This tab does not know about the removal and must not undo it.
    await other.put([pending(bookmark(1, 6))]);
    expect((await read(open())).map(({ entry }) => entry)).toEqual([bookmark(1, 6, 9)]);
  });

  it('leaves an entry in the outbox that has changed since it was sent', async () => {
    const records = open();
    await records.put([pending(bookmark(1, 5)), pending(bookmark(2, 5))]);
    await records.put([pending(bookmark(1, 8))]);
    await records.confirm([bookmark(1, 5), bookmark(2, 5)].map((entry) => ({ name: 'bookmarks', entry })));
    expect(await records.pending()).toEqual([pending(bookmark(1, 8))]);
  });

  it('deletes cached titles, never a person’s own data, when storage is full', async () => {
    const records = open();
    const snapshot = { title: 'A', posterPath: null, backdropPath: null, voteAverage: 1, year: 1999 };
    await records.saveSnapshots({
      'movie:1': {
        ...snapshot,
        genreIds: [],
        popularity: 1,
        totalRuntimeMin: null,
        episodeRuntimeMin: null,
        countries: [],
        people: null,
        savedAt: 1,
      },
    });
    const get = jest.spyOn(IDBObjectStore.prototype, 'get');
    get.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await records.put([pending(bookmark(1, 5))]);
    expect(records.isDurable()).toBe(true);
    expect(await records.pending()).toHaveLength(1);
    expect(await records.readSnapshots()).toEqual({});
  });

  it('merges what the server sends with what another tab has stored meanwhile', async () => {
    const records = open();
    await records.put([pending(bookmark(1, 5))]);
    const fromServer = (entry: StoredEntry['entry']) => ({ name: 'bookmarks' as const, entry, isPending: false });
    await records.put([fromServer(bookmark(1, 3)), fromServer(bookmark(2, 3))]);
    const stored = await read(records);
    expect(stored.map(({ entry }) => entry.changedAt).sort()).toEqual([3, 5]);
    expect(await records.pending()).toEqual([pending(bookmark(1, 5))]);
  });

  it('takes one row per film and per season', async () => {
    const records = open();
    const seen = (key: string, changedAt = 5): StoredEntry => ({
      name: 'history',
      entry: { key, value: { title: key }, changedAt },
      isPending: true,
    });
    await records.put(['tv:1', 'tv:1/s1e1', 'tv:1/s1e2', 'tv:1/s10e1', 'movie:1'].map((key) => seen(key)));
    await records.put([seen('tv:1/s1e2', 8)]);
    const db = await openDB('marquee');
    expect(await db.getAllKeys('buckets')).toEqual([
      ['history', 'movie:1'],
      ['history', 'tv:1'],
      ['history', 'tv:1/s1'],
      ['history', 'tv:1/s10'],
    ]);
    db.close();
    const stored = (await read(open())).map(({ entry: { key, changedAt } }) => [key, changedAt]);
    expect(stored).toContainEqual(['tv:1/s1e1', 5]);
    expect(stored).toContainEqual(['tv:1/s1e2', 8]);
  });
});

const value = { title: 'Lost', year: 2004 };
const season = { key: 'tv:1/s1', value, changedAt: 5 };
const episode = { key: 'tv:1/s1e2', value, changedAt: 6 };
const removed = { key: 'tv:2/s1', value, changedAt: 3, removedAt: 7 };
const place = { key: '603/movie/watchlist', value: { position: 1.5 }, changedAt: 4 };
const listed = { key: '603/movie/watchlist', value: {}, changedAt: 2 };

describe('a browser that has collections under their former names', () => {
  it('keeps every entry under the new names, and sends and pulls these collections once more [SYNC-21]', async () => {
    const db = await openDB('marquee', 2, {
      upgrade(created) {
        created.createObjectStore('buckets', { keyPath: ['name', 'bucket'] }).createIndex('pending', 'pending');
        created.createObjectStore('meta');
        created.createObjectStore('stashes', { keyPath: 'owner' });
        created.createObjectStore('snapshots');
      },
    });
    await db.put('buckets', {
      name: 'hearts',
      bucket: 'tv:1/s1',
      rows: [season, { ...episode, pending: 1 }],
      pending: 1,
    });
    await db.put('buckets', { name: 'hearts', bucket: 'tv:2/s1', rows: [removed] });
    await db.put('buckets', { name: 'positions', bucket: '603', rows: [place] });
    await db.put('buckets', { name: 'bookmarks', bucket: '603', rows: [listed] });
    await db.put(
      'meta',
      { owner: 'ada', revisions: { bookmarks: 7, hearts: 8, positions: 9, plays: 4 }, epoch: 'one' },
      'synced',
    );
    await db.put('stashes', { owner: 'grace', text: '{}' });
    db.close();
    const records = openLocal();
    const renamed = [
      { name: 'favorites', entry: season, isPending: true },
      { name: 'favorites', entry: episode, isPending: true },
      { name: 'favorites', entry: removed, isPending: true },
      { name: 'listOrder', entry: place, isPending: true },
    ];
    expect(await read(records)).toEqual([{ name: 'bookmarks', entry: listed, isPending: false }, ...renamed]);
    expect(await records.pending()).toEqual(renamed);
    expect(await records.synced()).toEqual({ owner: 'ada', revisions: { bookmarks: 7 }, epoch: 'one' });
    expect(await records.readStash('grace')).toBe('{}');
  });

  it('stores what a page of the earlier version left unwritten', async () => {
    const left = { name: 'hearts', entry: season, isPending: true };
    const unknown = { name: 'shelves', entry: season, isPending: true };
    localStorage.setItem('marquee-unsaved', JSON.stringify([left, unknown, { name: 'positions' }, null]));
    const records = openLocal();
    expect(await read(records)).toEqual([{ ...left, name: 'favorites' }]);
    expect(localStorage).toHaveLength(0);
  });
});
