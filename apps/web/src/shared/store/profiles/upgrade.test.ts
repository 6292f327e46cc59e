import { afterEach, beforeEach, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { bookmarkToEntry, finishedPlays, historyToEntries, parseBookmarks, parseHistory } from '@marquee/core';
import { deleteDB, openDB } from 'idb';
import { createAppStore } from '../../../app/store';
import { startPersistence } from '../../../app/persistence';
import { testServices } from '../../../testing/render-app';
import { createRecords, type Records, type StoredEntry } from '../collections';
import { byBucket, putInBucket } from '../collections/entry-buckets';
import { selectIsRestored } from '../hooks';
import { bookmarks, EPISODES_EACH, items, SHOWS } from '../testing/ten-years';
import { activeProfile } from './active-profile';
import { createProfileStorage } from './profile-storage';
import { switchStoredProfile } from './switch-stored-profile';

const KID = 'abcdefghi1';
// Redux Toolkit's development checks take seconds per action at this size.
process.env.NODE_ENV = 'production';

const history = parseHistory({ items }) ?? {};
const kept: StoredEntry[] = [
  ...(parseBookmarks(bookmarks) ?? []).map((bookmark) => ({
    name: 'bookmarks' as const,
    entry: bookmarkToEntry(bookmark),
    isPending: true,
  })),
  ...historyToEntries(history).map((entry) => ({ name: 'history' as const, entry, isPending: false })),
  ...finishedPlays(history).map((entry) => ({ name: 'plays' as const, entry, isPending: true })),
];
const FINISHED = (SHOWS * EPISODES_EACH * 9) / 10;
const counts = { bookmarks: 5_000, history: SHOWS * (1 + EPISODES_EACH), plays: FINISHED };

const lineOf = ({ name, entry: { key, value, changedAt, removedAt } }: StoredEntry) =>
  JSON.stringify([name, key, value, changedAt, removedAt]);
const hashOf = (entries: readonly StoredEntry[]) =>
  createHash('sha256').update(entries.map(lineOf).sort().join('\n')).digest('hex');
const countsOf = (entries: readonly StoredEntry[]) =>
  Object.fromEntries(
    Object.keys(counts).map((name) => [name, entries.filter((stored) => stored.name === name).length]),
  );

const opened: Records[] = [];
function openRecords(): Records {
  const records = createRecords(undefined, activeProfile(createProfileStorage(localStorage)));
  opened.push(records);
  return records;
}
async function read(records = openRecords()): Promise<StoredEntry[]> {
  const stored: StoredEntry[] = [];
  await records.load((batch) => stored.push(...batch));
  return stored;
}
async function expectWhole(): Promise<void> {
  const stored = await read();
  expect(countsOf(stored)).toEqual(counts);
  expect(hashOf(stored)).toBe(hashOf(kept));
}

beforeEach(async () => {
  localStorage.clear();
  for (const name of ['marquee', `marquee-${KID}`]) await deleteDB(name);
});
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
});

/** Creates the database of the version before profiles. */
async function storeInDatabase(): Promise<void> {
  const db = await openDB('marquee', 2, {
    upgrade(fresh) {
      fresh.createObjectStore('buckets', { keyPath: ['name', 'bucket'] }).createIndex('pending', 'pending');
      fresh.createObjectStore('meta');
      fresh.createObjectStore('stashes', { keyPath: 'owner' });
      fresh.createObjectStore('snapshots');
    },
  });
  const transaction = db.transaction('buckets', 'readwrite');
  for (const { key, changes } of byBucket(kept)) void transaction.store.put(putInBucket(undefined, key, changes));
  await transaction.done;
  db.close();
}

it('ten years in the database of the version before profiles are the first profile’s, entry by entry [PROFILE-40]', async () => {
  await storeInDatabase();
  await expectWhole();
  expect(await openRecords().countPending()).toBe(counts.bookmarks + counts.plays);
  switchStoredProfile(localStorage, KID);
  expect(await read()).toEqual([]);
  switchStoredProfile(localStorage, '1');
  await expectWhole();
});

it('ten years in local storage are the first profile’s, entry by entry [PROFILE-40]', async () => {
  localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
  localStorage.setItem('media-tracking', JSON.stringify({ items }));
  const records = openRecords();
  const { services, report } = testServices({ records });
  const store = createAppStore(services);
  const stop = startPersistence(store, { ...services, local: createProfileStorage(localStorage), report });
  await new Promise<void>((resolve) => {
    store.subscribe(() => selectIsRestored(store.getState()) && resolve());
  });
  await records.settled();
  stop();
  await expectWhole();
  expect(records.profile).toBe('1');
  switchStoredProfile(localStorage, KID);
  expect(await read()).toEqual([]);
});
