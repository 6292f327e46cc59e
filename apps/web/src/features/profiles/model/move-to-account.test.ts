import { beforeEach, describe, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { bookmarkToEntry, newProfileValues, type Entry } from '@marquee/core';
import { deleteDB } from 'idb';
import { answerApi, type ApiAnswer, type ApiCall } from '../../../testing/api-answers';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import { createRecords } from '../../../shared/store/collections';
import { profilesKnown, selectKnownProfiles } from '../../../shared/store/profiles.slice';
import { noProfiles } from '../../../shared/store/profiles/known-profiles';
import { dataOwnerSet } from '../../../shared/store/sync-state.slice';
import { knownProfile, ownerProfile } from './known';
import { moveProfilesToAccount } from './move-to-account';

const [KIM, LOU] = ['kimkimkim1', 'loulouloul'];
const ada = { id: 'u1', username: 'ada' };
const cap = { region: 'US', certification: 'PG' };
const profile = (id: string, name: string, changes = {}) =>
  knownProfile({ ...newProfileValues, id, name, hasPin: false, ...changes });
const device = [
  { ...ownerProfile('Mum'), colour: 'teal' as const },
  profile(KIM, 'Kim', { cap, avatar: 'stars', canUseSources: false }),
  profile(LOU, 'Lou', { hasPin: true }),
];
const keptBy: Record<string, number[]> = { [KIM]: Array.from({ length: 700 }, (_, at) => at + 1), [LOU]: [9001] };
const entryOf = (mediaId: number) =>
  bookmarkToEntry({ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: mediaId });

/** Removes language or region if it is null. */
const withoutNulls = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name === 'cap' || value !== null)) as Values;

/** A fake account on the server. */
function fakeServer(isDown: (call: number) => boolean) {
  const profiles = [{ ...newProfileValues, id: '1', name: 'ada', hasPin: false }];
  const kept = new Map<string, Set<string>>();
  const pins = new Map<string, unknown>();
  let active = '1';
  let calls = 0;
  const list = (more = {}) => ({ body: { active, profiles, ...more } });
  const guarded = (answer: (call: ApiCall) => ApiAnswer) => (call: ApiCall) =>
    isDown((calls += 1)) ? { status: 503, body: {} } : answer(call);
  const handlers: Record<string, (call: ApiCall) => ApiAnswer> = {
    'POST /profiles': (call) => {
      const { id, profile: values } = call.body as { id: string; profile: (typeof profiles)[0] };
      if (!profiles.some((each) => each.id === id)) profiles.push({ ...withoutNulls(values), id, hasPin: false });
      return { status: 201, ...list({ id }) };
    },
    'PATCH /profiles/1': (call) => {
      profiles[0] = {
        ...profiles[0],
        ...withoutNulls((call.body as { changes: object }).changes),
      } as (typeof profiles)[0];
      return list();
    },
    'POST /sync': (call) => {
      const { push } = call.body as { push: { bookmarks: Entry[] } };
      const mine = kept.get(active) ?? new Set();
      for (const { key } of push.bookmarks) mine.add(key);
      kept.set(active, mine);
      return { body: {} };
    },
  };
  for (const id of ['1', KIM, LOU]) {
    handlers[`POST /profiles/${id}/activate`] = () => {
      active = id;
      return list();
    };
    handlers[`PUT /profiles/${id}/pin`] = (call) => {
      pins.set(id, (call.body as { newPin: string }).newPin);
      return list();
    };
  }
  for (const [name, handler] of Object.entries(handlers)) handlers[name] = guarded(handler);
  return { handlers, profiles, kept, pins, session: () => active };
}

beforeEach(async () => {
  localStorage.clear();
  for (const [id, ids] of Object.entries(keptBy)) {
    await deleteDB(`marquee-${id}`);
    const records = createRecords(undefined, id);
    await records.put(ids.map((mediaId) => ({ name: 'bookmarks', entry: entryOf(mediaId), isPending: true })));
    await records.settled();
    records.close();
  }
});

function show(server: ReturnType<typeof fakeServer>, { isNew = true, pins = {} } = {}) {
  const store = createAppStore(testServices().services);
  store.dispatch(profilesKnown({ ...noProfiles, device }));
  answerApi(server.handlers);
  const take = () => store.dispatch(moveProfilesToAccount({ user: ada, password: 'x', pins, isNew, ownerName: 'Me' }));
  const left = () => selectKnownProfiles(store.getState())?.device.map(({ name }) => name);
  return { store, take, left };
}
const countsOf = ({ kept }: ReturnType<typeof fakeServer>) => [KIM, LOU].map((id) => kept.get(id)?.size);

describe('the profiles of a device, when somebody signs up', () => {
  it('become the account’s with their looks, limits, PINs and all that they keep [PROFILE-85]', async () => {
    const server = fakeServer(() => false);
    const { store, take, left } = show(server, { pins: { [LOU]: '4711' } });
    expect(await take()).toEqual([]);
    expect(server.profiles).toMatchObject([
      { id: '1', name: 'Mum', colour: 'teal' },
      { id: KIM, name: 'Kim', cap, avatar: 'stars', canUseSources: false },
      { id: LOU, name: 'Lou' },
    ]);
    expect(countsOf(server)).toEqual([700, 1]);
    expect([...server.pins]).toEqual([[LOU, '4711']]);
    // The session is back to this page's profile, and the device has no profiles left.
    expect([server.session(), left()]).toEqual(['1', []]);
    expect(selectKnownProfiles(store.getState())?.account?.profiles).toHaveLength(3);
  });

  it('change nothing of an account that was there, but are added [PROFILE-85]', async () => {
    const server = fakeServer(() => false);
    const { take } = show(server, { isNew: false });
    await take();
    expect(server.profiles.map(({ name }) => name)).toEqual(['ada', 'Kim', 'Lou']);
  });

  it('stay on the device where that holds another person’s data [PROFILE-85]', async () => {
    const server = fakeServer(() => false);
    const { store, take, left } = show(server, { isNew: false });
    store.dispatch(dataOwnerSet({ id: 'u2', username: 'ben' }));
    expect(await take()).toHaveLength(3);
    expect([server.profiles.length, left()]).toEqual([1, ['Mum', 'Kim', 'Lou']]);
  });

  it.each(Array.from({ length: 10 }, (_, at) => at + 1))(
    'are all there once, however the network fails at call %i and after it, when they are taken again [PROFILE-86]',
    async (at) => {
      let isDown = true;
      const server = fakeServer((call) => isDown && call >= at);
      const { take, left } = show(server);
      const stayed = await take();
      // The remaining profiles are complete on the device, and were returned.
      for (const { name } of stayed) expect(left()).toContain(name);
      isDown = false;
      await take();
      expect(server.profiles.map(({ id }) => id)).toEqual(['1', KIM, LOU]);
      expect(countsOf(server)).toEqual([700, 1]);
    },
  );
});
