import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { bookmarkToEntry, newProfileValues } from '@marquee/core';
import { deleteDB } from 'idb';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import { createRecords, type Records } from '../collections';
import { profilesKnown, type KnownProfile } from '../profiles.slice';
import { leaveAccount } from './remove-profile-data';
import { noProfiles } from './known-profiles';
import { switchStoredProfile } from './switch-stored-profile';

const KID = 'abcdefghi1';
const LODGER = 'abcdefghi2';
const profile = (id: string): KnownProfile => ({
  ...newProfileValues,
  id,
  name: id,
  hasPin: false,
  isRestricted: false,
  rule: null,
});
const entry = bookmarkToEntry({ mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 1 });

const opened: Records[] = [];
const open = (id: string) => {
  const records = createRecords(undefined, id);
  opened.push(records);
  return records;
};
async function keptBy(id: string) {
  const keys: string[] = [];
  await open(id).load((batch) => keys.push(...batch.map((stored) => stored.entry.key)));
  return keys;
}
/** Logs out on a page that shows a profile. */
async function leave(shown: string, account: readonly string[]) {
  const records = open(shown);
  await records.put([{ name: 'bookmarks', entry, isPending: true }]);
  const store = createAppStore(testServices({ records }).services);
  const known = { ...noProfiles, device: ['1', LODGER].map(profile), active: shown };
  store.dispatch(profilesKnown({ ...known, account: { id: 'id-of-ada', profiles: account.map(profile) } }));
  const left = jest.fn();
  await store.dispatch(leaveAccount(left));
  return { left, records };
}

beforeEach(async () => {
  localStorage.clear();
  for (const name of ['marquee', `marquee-${KID}`, `marquee-${LODGER}`]) await deleteDB(name);
});
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
});

describe('a log-out of an account with several profiles', () => {
  it('leaves the owner’s on screen, and nothing of the others [PROFILE-42]', async () => {
    switchStoredProfile(localStorage, KID);
    localStorage.setItem('recent-searches', '["dune"]');
    const { left } = await leave(KID, ['1', KID]);
    expect(left).toHaveBeenCalledWith('/login');
    expect(localStorage.getItem('profile')).toBeNull();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('dune');
    expect(await keptBy(KID)).toEqual([]);
  });

  it('does the same in a page that has not heard of a switch [PROFILE-42]', async () => {
    await open(KID).put([{ name: 'bookmarks', entry, isPending: true }]);
    switchStoredProfile(localStorage, KID);
    const { left } = await leave('1', ['1', KID]);
    expect(left).toHaveBeenCalledWith('/login');
    expect(localStorage.getItem('profile')).toBeNull();
    expect(await keptBy(KID)).toEqual([]);
  });

  it.each(['1', LODGER])(
    'keeps what is still done in a page of %s until the next one comes [PROFILE-91]',
    async (shown) => {
      switchStoredProfile(localStorage, shown);
      const { records } = await leave(shown, ['1', KID]);
      const later = bookmarkToEntry({ mediaId: 2, mediaType: 'movie', category: 'watchlist', addedAt: 2 });
      await records.put([{ name: 'bookmarks', entry: later, isPending: true }]);
      expect(await keptBy(shown)).toContain(later.key);
    },
  );

  it('leaves the device its own profiles [PROFILE-43]', async () => {
    switchStoredProfile(localStorage, LODGER);
    localStorage.setItem('theme', 'light');
    await leave(LODGER, ['1', KID]);
    expect(await keptBy(LODGER)).toEqual([entry.key]);
    switchStoredProfile(localStorage, LODGER);
    expect(localStorage.getItem('theme')).toBe('light');
  });
});
