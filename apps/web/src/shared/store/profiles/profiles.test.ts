import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import 'fake-indexeddb/auto';
import { bookmarkToEntry, type Entry, newProfileValues } from '@marquee/core';
import fc from 'fast-check';
import { deleteDB } from 'idb';
import { createAppStore } from '../../../app/store';
import { setCookie } from '../../lib/browser/set-cookie';
import { testServices } from '../../../testing/render-app';
import { createRecords, loadCollections, type Records, type StoredEntry } from '../collections';
import { createMirror } from '../mirror';
import { activeProfile, PROFILE_COOKIE } from './active-profile';
import { dropDeviceProfiles } from './drop-device-profiles';
import { chooseProfile } from './known-profiles';
import { createProfileStorage, profileKeyOf } from './profile-storage';
import { watchActiveProfile } from './watch-active-profile';
import { type KnownProfile, selectActiveProfile, selectIsRestricted, selectProfiles } from '../profiles.slice';
import type { AppState } from '../state';

const KID = 'abcdefghi1';
const GUEST = 'abcdefghi2';
const known = { account: 'id-of-ada', profiles: [], isRemembered: false, last: '1' };

const opened: Records[] = [];
/** Opens a page, which reads the active profile once. */
function openPage() {
  const profile = activeProfile();
  const local = createProfileStorage(localStorage, profile);
  const records = createRecords({ profile, local });
  opened.push(records);
  return { local, records };
}
const watchAs = (profile: string) => chooseProfile(profile, known);
async function read(records: Records): Promise<StoredEntry[]> {
  const stored: StoredEntry[] = [];
  await records.load((batch) => stored.push(...batch));
  return stored;
}
const bookmark = (mediaId: number): Entry =>
  bookmarkToEntry({ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: mediaId });
const keep = (entry: Entry): StoredEntry => ({ name: 'bookmarks', entry, isPending: true });

beforeEach(async () => {
  localStorage.clear();
  setCookie(PROFILE_COOKIE, '', 0);
  for (const name of ['marquee', `marquee-${KID}`, `marquee-${GUEST}`]) await deleteDB(name);
});
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
});

it('a guest’s database and keys are the first profile’s, and others have their own [PROFILE-40, PROFILE-41]', async () => {
  await createRecords().put([keep(bookmark(1))]);
  localStorage.setItem('settings', 'mine');
  localStorage.setItem('media-bookmarks', 'mine');
  const guest = openPage();
  expect(await read(guest.records)).toHaveLength(1);
  expect(guest.local.getItem('settings')).toBe('mine');
  watchAs(KID);
  const kid = openPage();
  kid.local.setItem('theme', 'light');
  kid.local.setItem('local-lock', 'of the device');
  expect(await read(kid.records)).toEqual([]);
  expect(['settings', 'media-bookmarks', 'theme'].map((key) => kid.local.getItem(key))).toEqual([null, null, 'light']);
  watchAs('1');
  const back = openPage();
  expect(['settings', 'theme', 'local-lock'].map((key) => back.local.getItem(key))).toEqual([
    'mine',
    null,
    'of the device',
  ]);
});

it('a page hears of its own profile’s keys and the device’s', () => {
  expect(['settings', `settings-${KID}`, 'sources'].map((key) => profileKeyOf(key, KID))).toEqual([
    null,
    'settings',
    'sources',
  ]);
});

describe('a page of a profile that is no longer the active one', () => {
  it('writes nothing more to local storage, and its changes go to its own database [PROFILE-42]', async () => {
    const owner = openPage();
    owner.local.setItem('theme', 'dark');
    watchAs(KID);
    owner.local.setItem('theme', 'light');
    await owner.records.put([keep(bookmark(1))]);
    expect(localStorage.getItem('theme')).toBe('dark');
    const kid = openPage();
    expect(kid.records.profile).toBe(KID);
    expect(kid.local.getItem('theme')).toBeNull();
    expect(await read(kid.records)).toEqual([]);
  });

  it('does not mistake what it no longer reads for a change of another program [PROFILE-42]', async () => {
    localStorage.setItem('settings', '{"region":{"value":"AT","updatedAt":9}}');
    const { local, records } = openPage();
    const { services } = testServices({ records });
    const store = createAppStore(services);
    const mirror = createMirror({
      local,
      store,
      records,
      storage: services.storage,
      report: () => undefined,
      now: () => 5,
    });
    await mirror.mergeForeign();
    await loadCollections(store.dispatch, records);
    const before = store.getState().collections.settings;
    watchAs(KID);
    // As when the page unloads.
    mirror.flush();
    mirror.close();
    expect(store.getState().collections.settings).toEqual(before);
  });

  it('mixes nothing in any order of switches and edits, in any number of tabs [PROFILE-42]', async () => {
    const profiles = ['1', KID, GUEST];
    const step = fc.oneof(
      fc.record({ kind: fc.constant('switch' as const), profile: fc.constantFrom(...profiles) }),
      fc.record({ kind: fc.constant('open' as const) }),
      fc.record({ kind: fc.constant('edit' as const), tab: fc.nat(4), id: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ kind: fc.constant('text' as const), tab: fc.nat(4), text: fc.string({ maxLength: 5 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        localStorage.clear();
        watchAs('1');
        for (const profile of profiles) await deleteDB(profile === '1' ? 'marquee' : `marquee-${profile}`);
        const tabs = [openPage()];
        const edited: Record<string, Set<string>> = { 1: new Set(), [KID]: new Set(), [GUEST]: new Set() };
        const themes: Record<string, string | null> = { 1: null, [KID]: null, [GUEST]: null };
        for (const each of steps) {
          const tab = 'tab' in each ? tabs[each.tab % tabs.length] : undefined;
          if (each.kind === 'switch') watchAs(each.profile);
          else if (each.kind === 'open') tabs.push(openPage());
          else if (each.kind === 'edit' && tab) {
            await tab.records.put([keep(bookmark(each.id))]);
            edited[tab.records.profile]?.add(bookmark(each.id).key);
          } else if (each.kind === 'text' && tab) {
            tab.local.setItem('theme', each.text);
            if (tab.records.profile === activeProfile()) themes[tab.records.profile] = each.text;
          }
        }
        for (const profile of profiles) {
          watchAs(profile);
          const page = openPage();
          expect(new Set((await read(page.records)).map(({ entry }) => entry.key))).toEqual(edited[profile]);
          expect(page.local.getItem('theme')).toBe(themes[profile]);
        }
        for (const records of opened.splice(0)) records.close();
      }),
      { numRuns: 12 },
    );
  });
});

it.each(['../x', '2', 'abcdefghi12'])('%j in the cookie names no profile', (text) => {
  setCookie(PROFILE_COOKIE, text);
  expect(activeProfile()).toBe('1');
});

it('until a profile is chosen, a page is the last profile’s', () => {
  localStorage.setItem('profiles', JSON.stringify({ ...known, last: KID }));
  expect(activeProfile()).toBe(KID);
  localStorage.setItem('profiles', 'broken');
  expect(activeProfile()).toBe('1');
});

it('profiles of a device without an account are removed, but for the first one', async () => {
  const others = createRecords({ profile: KID });
  await others.put([keep(bookmark(1))]);
  others.close();
  await createRecords().put([keep(bookmark(2))]);
  localStorage.setItem('profiles', JSON.stringify({ device: [{ id: '1' }, { id: KID }], account: null }));
  localStorage.setItem('profile', KID);
  localStorage.setItem('profile-keys', JSON.stringify({ 1: { theme: 'light' } }));
  localStorage.setItem('bookmarks', 'the other one’s');
  dropDeviceProfiles(localStorage);
  expect(Object.entries(localStorage)).toEqual([['theme', 'light']]);
  expect(await read(openPage().records)).toHaveLength(1);
  watchAs(KID);
  expect(await read(openPage().records)).toEqual([]);
});

it('a page that goes over to another profile reloads when it is shown again, not when it is hidden [PROFILE-42, PROFILE-48]', async () => {
  const reload = jest.fn();
  const settled = () => Promise.resolve();
  setCookie(PROFILE_COOKIE, 'kidkidkid1');
  const stop = watchActiveProfile({ opened: '1', settled, reload });
  const become = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.resolve();
  };
  await become('hidden');
  // Whoever looks at another tab meanwhile comes back to the page that was asked for.
  expect(reload).not.toHaveBeenCalled();
  await become('visible');
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

const profile = (id: string, name: string, isRestricted = false): KnownProfile => ({
  ...newProfileValues,
  id,
  name,
  hasPin: false,
  isRestricted,
});
const family = [profile('1', 'Ada'), profile('benbenben1', 'Ben', true)];
const state = (account: string | null, username?: string, active = '1') =>
  ({
    profiles: {
      known: account === null ? null : { account, profiles: family, isRemembered: false, last: active },
      active,
      isChanged: false,
      opening: null,
    },
    session: { userInfo: username === undefined ? null : { id: 'u1', username }, csrf: null },
  }) as AppState;

it.each([
  ['none before an account has told of its own', null, 'ada', []],
  ['of the account', 'u1', 'ada', ['Ada', 'Ben']],
  ['of an account known by its name', 'ada', 'ada', ['Ada', 'Ben']],
  ['none of another account', 'u2', 'ada', []],
  ['none without a session', 'u1', undefined, []],
])('the profiles are those %s [PROFILE-81]', (_what, account, username, expected) =>
  expect(selectProfiles(state(account, username)).map(({ name }) => name)).toEqual(expected),
);

it('a page is restricted or not by the profile that it was opened with [PROFILE-81]', () => {
  const bens = state('u1', 'ada', 'benbenben1');
  expect([selectActiveProfile(bens)?.name, selectIsRestricted(bens)]).toEqual(['Ben', true]);
  expect(selectIsRestricted(state('u1', undefined, 'benbenben1'))).toBe(false);
});
