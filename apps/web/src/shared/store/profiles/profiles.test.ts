import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { bookmarkToEntry, historyToEntries, parseHistory, type Entry } from '@marquee/core';
import fc from 'fast-check';
import { deleteDB } from 'idb';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import { createRecords, loadCollections, type Records, type StoredEntry } from '../collections';
import { createMirror } from '../storage/mirror';
import { activeProfile } from './active-profile';
import { createProfileStorage } from './profile-storage';
import { dropStashed, switchStoredProfile } from './switch-stored-profile';

const KID = 'abcdefghi1';
const GUEST = 'abcdefghi2';

const opened: Records[] = [];
/** Opens a page, which reads the active profile once. */
function openPage() {
  const local = createProfileStorage(localStorage);
  const records = createRecords(undefined, activeProfile(local));
  opened.push(records);
  return { local, records };
}
async function read(records: Records): Promise<StoredEntry[]> {
  const stored: StoredEntry[] = [];
  await records.load((batch) => stored.push(...batch));
  return stored;
}
const bookmark = (mediaId: number): Entry =>
  bookmarkToEntry({ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: mediaId });
const keep = (entry: Entry): StoredEntry => ({ name: 'bookmarks', entry, isPending: true });
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

beforeEach(async () => {
  localStorage.clear();
  for (const name of ['marquee', `marquee-${KID}`, `marquee-${GUEST}`]) await deleteDB(name);
});
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
});

describe('a browser of the version before profiles', () => {
  it('keeps all of its database and local storage, as the owner’s [PROFILE-40]', async () => {
    const before = createRecords();
    opened.push(before);
    const history = parseHistory({
      items: { 603: { type: 'movie', id: 603, title: 'Tide', updatedAt: 5, progress: { watched: 5, duration: 9 } } },
    });
    const entries = [
      ...Array.from({ length: 2000 }, (_, index) => keep(bookmark(index + 1))),
      ...historyToEntries(history ?? {}).map((entry) => ({ name: 'history' as const, entry, isPending: false })),
    ];
    await before.put(entries);
    await before.saveSynced({ owner: 'ada', revisions: { bookmarks: 7 } });
    const texts = {
      bookmarks: '[1]',
      'bookmark-categories': '["Noir"]',
      'media-tracking': '{"items":{}}',
      settings: '{"theme":{"value":"light","updatedAt":1}}',
      theme: 'light',
      'recent-searches': '["dune"]',
      'source-addresses': '[]',
      'user-info': '{"username":"ada"}',
      'local-lock': '{"valid":true}',
      'ui-token': 'ey',
    };
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);

    const page = openPage();
    const kept = await read(page.records);
    expect(kept).toHaveLength(entries.length);
    expect(hashOf(kept)).toBe(hashOf(await read(before)));
    expect(await page.records.pending()).toHaveLength(2000);
    expect(await page.records.synced()).toEqual({ owner: 'ada', revisions: { bookmarks: 7 } });
    expect(Object.fromEntries(Object.keys(texts).map((key) => [key, page.local.getItem(key)]))).toEqual(texts);
    expect(page.records.profile).toBe('1');
  });

  it('leaves the owner what could not be taken over yet [PROFILE-40]', () => {
    localStorage.setItem('media-bookmarks', '{}');
    const owner = openPage();
    expect(owner.local.getItem('media-bookmarks')).toBe('{}');
    switchStoredProfile(localStorage, KID);
    expect(openPage().local.getItem('media-bookmarks')).toBeNull();
  });

  it('has it again after others were watching [PROFILE-41]', async () => {
    const owner = openPage();
    await owner.records.put([keep(bookmark(1))]);
    for (const key of ['settings', 'theme', 'recent-searches', 'source-addresses']) owner.local.setItem(key, `${key}!`);
    owner.local.setItem('bookmarks', 'a view');
    switchStoredProfile(localStorage, KID);
    const kid = openPage();
    expect(await read(kid.records)).toEqual([]);
    for (const key of ['settings', 'theme', 'recent-searches', 'source-addresses', 'bookmarks'])
      expect(kid.local.getItem(key)).toBeNull();
    kid.local.setItem('theme', 'light');
    switchStoredProfile(localStorage, '1');
    const back = openPage();
    expect((await read(back.records)).map(({ entry }) => entry)).toEqual([bookmark(1)]);
    expect(back.local.getItem('settings')).toBe('settings!');
    expect(back.local.getItem('theme')).toBe('theme!');
    expect(switchStoredProfile(localStorage, KID)).toEqual({ theme: 'light' });
  });
});

describe('a page of a profile that is no longer the active one', () => {
  it('writes nothing more to local storage, and its changes go to its own database [PROFILE-42]', async () => {
    const owner = openPage();
    owner.local.setItem('theme', 'dark');
    switchStoredProfile(localStorage, KID);
    owner.local.setItem('theme', 'light');
    owner.local.removeItem('profile');
    await owner.records.put([keep(bookmark(1))]);
    const kid = openPage();
    expect(kid.records.profile).toBe(KID);
    expect(kid.local.getItem('theme')).toBeNull();
    expect(await read(kid.records)).toEqual([]);
  });

  it('takes over nothing that another profile has under the same keys, before it is gone [PROFILE-42]', async () => {
    localStorage.setItem(
      'profile-keys',
      JSON.stringify({ [KID]: { settings: '{"region":{"value":"AT","updatedAt":9}}' } }),
    );
    const { local, records } = openPage();
    local.setItem('user-info', '{"username":"ada"}');
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
    await mirror.absorbAll();
    await loadCollections(store.dispatch, records);
    switchStoredProfile(localStorage, KID);
    // As when the page unloads, and on a storage event from the other tab.
    mirror.flush();
    mirror.onStorage('settings');
    await new Promise((resolve) => setTimeout(resolve, 700));
    mirror.close();
    expect(store.getState().collections.settings).toEqual({});
    expect(await read(records)).toEqual([]);
    // The device's own data is read as before.
    expect(local.getItem('user-info')).toContain('ada');
    expect(activeProfile(local)).toBe(KID);
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
        for (const profile of profiles) await deleteDB(profile === '1' ? 'marquee' : `marquee-${profile}`);
        const tabs = [openPage()];
        const edited: Record<string, Set<string>> = { 1: new Set(), [KID]: new Set(), [GUEST]: new Set() };
        const themes: Record<string, string | null> = { 1: null, [KID]: null, [GUEST]: null };
        for (const each of steps) {
          const tab = 'tab' in each ? tabs[each.tab % tabs.length] : undefined;
          if (each.kind === 'switch') switchStoredProfile(localStorage, each.profile);
          else if (each.kind === 'open') tabs.push(openPage());
          else if (each.kind === 'edit' && tab) {
            await tab.records.put([keep(bookmark(each.id))]);
            edited[tab.records.profile]?.add(bookmark(each.id).key);
          } else if (each.kind === 'text' && tab) {
            tab.local.setItem('theme', each.text);
            if (tab.records.profile === activeProfile(localStorage)) themes[tab.records.profile] = each.text;
          }
        }
        for (const profile of profiles) {
          switchStoredProfile(localStorage, profile);
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

it('a switch for which there is no room changes nothing [PROFILE-42]', () => {
  localStorage.setItem('theme', 'light');
  const full = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => localStorage.removeItem(key),
  };
  expect(switchStoredProfile(full, KID)).toBeNull();
  expect(localStorage.getItem('theme')).toBe('light');
  expect(activeProfile(localStorage)).toBe('1');
});

it('a profile that is gone leaves no text behind', () => {
  localStorage.setItem('theme', 'light');
  switchStoredProfile(localStorage, KID);
  dropStashed(localStorage, (id) => id === '1');
  expect(localStorage.getItem('profile-keys')).toBeNull();
});

it.each(['', '../x', '2', 'ABCDEFGHI1', 'abcdefghi12'])('%j under the key names nobody', (text) => {
  localStorage.setItem('profile', text);
  expect(activeProfile(localStorage)).toBe('1');
});
