import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import type { StoredEntry } from './buckets';
import { createRecords } from './records';

const value = { title: 'Lost', year: 2004 };
const season = { key: 'tv:1/s1', value, changedAt: 5 };
const episode = { key: 'tv:1/s1e2', value, changedAt: 6 };
const removed = { key: 'tv:2/s1', value, changedAt: 3, removedAt: 7 };
const place = { key: '603/movie/watchlist', value: { position: 1.5 }, changedAt: 4 };
const bookmark = { key: '603/movie/watchlist', value: {}, changedAt: 2 };

const opened: ReturnType<typeof createRecords>[] = [];
const open = () => {
  const records = createRecords({ local: localStorage });
  opened.push(records);
  return records;
};
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
});

describe('a browser that has collections under their former names', () => {
  const openVersion2 = async () => {
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
    await db.put('buckets', { name: 'bookmarks', bucket: '603', rows: [bookmark] });
    await db.put(
      'meta',
      { owner: 'ada', revisions: { bookmarks: 7, hearts: 8, positions: 9, plays: 4 }, epoch: 'one' },
      'synced',
    );
    await db.put('stashes', { owner: 'grace', text: '{}' });
    return db;
  };

  it('keeps every entry under the new names, and sends and pulls these collections once more [SYNC-21]', async () => {
    (await openVersion2()).close();
    const records = open();
    const renamed = [
      { name: 'favorites', entry: season, isPending: true },
      { name: 'favorites', entry: episode, isPending: true },
      { name: 'favorites', entry: removed, isPending: true },
      { name: 'listOrder', entry: place, isPending: true },
    ];
    expect(await read(records)).toEqual([{ name: 'bookmarks', entry: bookmark, isPending: false }, ...renamed]);
    expect(await records.pending()).toEqual(renamed);
    expect(await records.synced()).toEqual({ owner: 'ada', revisions: { bookmarks: 7 }, epoch: 'one' });
    expect(await records.readStash('grace')).toBe('{}');
  });

  it('stores what a page of the earlier version left unwritten', async () => {
    const left = { name: 'hearts', entry: season, isPending: true };
    const unknown = { name: 'shelves', entry: season, isPending: true };
    localStorage.setItem('marquee-unsaved', JSON.stringify([left, unknown, { name: 'positions' }, null]));
    const records = open();
    expect(await read(records)).toEqual([{ ...left, name: 'favorites' }]);
    expect(localStorage).toHaveLength(0);
  });
});
