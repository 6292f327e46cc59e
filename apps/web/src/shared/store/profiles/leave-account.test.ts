import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { bookmarkToEntry, newProfileValues } from '@marquee/core';
import { deleteDB } from 'idb';
import { createAppStore } from '../../../app/store';
import { setCookie } from '../../lib/browser/set-cookie';
import { testServices } from '../../../testing/render-app';
import { createRecords, type Records } from '../collections';
import { profilesKnown, type KnownProfile } from '../profiles.slice';
import { PROFILE_COOKIE } from './active-profile';
import { chooseProfile, isProfileChosen } from './known-profiles';
import { leaveAccount } from './leave-account';

const KID = 'abcdefghi1';
const profile = (id: string): KnownProfile => ({
  ...newProfileValues,
  id,
  name: id,
  hasPin: false,
  isRestricted: false,
});
const entry = bookmarkToEntry({ mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 1 });

const opened: Records[] = [];
const open = (id: string) => {
  const records = createRecords({ profile: id });
  opened.push(records);
  return records;
};
async function keptBy(id: string) {
  const keys: string[] = [];
  await open(id).load((batch) => keys.push(...batch.map((stored) => stored.entry.key)));
  return keys;
}
const known = (account: readonly string[]) => ({
  account: 'id-of-ada',
  profiles: account.map(profile),
  isRemembered: false,
  last: '1',
});
const watchAs = (id: string) => chooseProfile(id, known([]));
/** Logs out on a page that shows a profile. */
async function leave(shown: string, account: readonly string[]) {
  const records = open(shown);
  await records.put([{ name: 'bookmarks', entry, isPending: true }]);
  const store = createAppStore(testServices({ records }).services);
  store.dispatch(profilesKnown(known(account)));
  const left = jest.fn();
  await store.dispatch(leaveAccount(left));
  return { left, records };
}

beforeEach(async () => {
  localStorage.clear();
  setCookie(PROFILE_COOKIE, '', 0);
  for (const name of ['marquee', `marquee-${KID}`]) await deleteDB(name);
});
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
});

describe('a log-out of an account with several profiles', () => {
  it('leaves the owner’s on screen, and nothing of the others [PROFILE-42]', async () => {
    watchAs(KID);
    localStorage.setItem('recent-searches', '["alien"]');
    localStorage.setItem(`recent-searches-${KID}`, '["dune"]');
    await open('1').put([{ name: 'bookmarks', entry, isPending: true }]);
    const { left } = await leave(KID, ['1', KID]);
    expect(left).toHaveBeenCalledWith('/login');
    expect(isProfileChosen()).toBe(false);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await keptBy(KID)).toEqual([]);
    expect(await keptBy('1')).toEqual([]);
  });

  it('does the same in a page that has not heard of a switch [PROFILE-42]', async () => {
    await open(KID).put([{ name: 'bookmarks', entry, isPending: true }]);
    watchAs(KID);
    const { left } = await leave('1', ['1', KID]);
    expect(left).toHaveBeenCalledWith('/login');
    expect(isProfileChosen()).toBe(false);
    expect(await keptBy(KID)).toEqual([]);
  });

  it('keeps what is still done in a page of the owner’s until the next one comes [PROFILE-91]', async () => {
    watchAs('1');
    const { records } = await leave('1', ['1', KID]);
    const later = bookmarkToEntry({ mediaId: 2, mediaType: 'movie', category: 'watchlist', addedAt: 2 });
    await records.put([{ name: 'bookmarks', entry: later, isPending: true }]);
    expect(await keptBy('1')).toContain(later.key);
  });
});
