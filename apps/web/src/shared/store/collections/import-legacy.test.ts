import { beforeEach, describe, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { bookmarkToEntry } from '@marquee/core';
import { deleteDB, openDB } from 'idb';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import { dataOwnerSet } from '../sync-state.slice';
import { importLegacyDatabase } from './import-legacy';
import { loadCollections } from './load-collections';
import { createRecords } from './records';

const ADA = { id: 'id-of-ada', username: 'ada' };
const bookmark = { mediaId: 603, mediaType: 'movie', category: 'watchlist', addedAt: 5 } as const;

async function leaveLegacyDatabase(owner: string) {
  const db = await openDB('marquee-sync', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('outbox', { keyPath: ['owner', 'name', 'key'] });
      fresh.createObjectStore('aside', { keyPath: 'owner' });
    },
  });
  await db.put('outbox', { owner, name: 'bookmarks', key: 'k', stamp: '5.', timeMs: 5, value: bookmark });
  await db.put('aside', { owner: 'id-of-eve', text: 'what Eve kept' });
  db.close();
}

async function open(profile = '1') {
  const { services } = testServices({ records: createRecords(undefined, profile) });
  const store = createAppStore(services);
  store.dispatch(dataOwnerSet(ADA));
  await loadCollections(store.dispatch, services.records);
  await importLegacyDatabase(store.dispatch, store.getState, services.records);
  await services.records.settled();
  return { store, records: services.records };
}

beforeEach(async () => {
  await Promise.all([deleteDB('marquee'), deleteDB('marquee-sync')]);
});

describe('the outbox of older versions', () => {
  it('is taken over with what was set aside, and deleted', async () => {
    await leaveLegacyDatabase(ADA.id);
    const { store, records } = await open();
    const entry = bookmarkToEntry(bookmark);
    expect(store.getState().collections.bookmarks).toEqual({ 603: { [entry.key]: entry } });
    expect(await records.pending()).toEqual([{ name: 'bookmarks', entry, isPending: true }]);
    expect(await records.readStash('id-of-eve')).toBe('what Eve kept');
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('marquee-sync');
    records.close();
  });

  it('is the owner’s: another profile leaves it where it is [PROFILE-40]', async () => {
    await leaveLegacyDatabase(ADA.id);
    const kid = await open('abcdefghi1');
    expect(kid.store.getState().collections.bookmarks).toEqual({});
    kid.records.close();
    const owner = await open();
    expect(Object.keys(owner.store.getState().collections.bookmarks)).toEqual(['603']);
    owner.records.close();
  });

  it('of another person brings nothing into this one’s list', async () => {
    await leaveLegacyDatabase('id-of-eve');
    const { store, records } = await open();
    expect(store.getState().collections.bookmarks).toEqual({});
    records.close();
  });
});
