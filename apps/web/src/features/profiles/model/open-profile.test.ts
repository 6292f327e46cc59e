import { beforeEach, expect, it, jest } from '@jest/globals';
import { newProfileValues } from '@marquee/core';
import { createAppStore } from '../../../app/store';
import { activeProfile } from '../../../shared/store/profiles';
import { openingChanged } from '../../../shared/store/profiles.slice';
import { answerApi } from '../../../testing/api-answers';
import { testServices } from '../../../testing/render-app';
import { profilesApi } from '../api/profiles-api';
import { userInfoSet } from '../../../shared/store/session.slice';
import { accountProfilesReceived, runProfileCommand } from './run-profile-command';
import { knownProfile } from './known';
import { openProfile } from './open-profile';
import { refreshProfiles } from './refresh-profiles';

const kim = { ...newProfileValues, id: 'kidkidkid1', name: 'Kim', hasPin: false };
const ada = { ...kim, id: '1', name: 'Ada' };
const cookies: string[] = [];
const jar = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text));

beforeEach(() => {
  localStorage.clear();
  cookies.length = 0;
});

function createStore() {
  const store = createAppStore(testServices().services);
  store.dispatch(userInfoSet({ id: 'id-of-ada', username: 'ada' }));
  return store;
}

async function open(values: Partial<typeof kim> & { language?: string } = {}, isRemembered = false) {
  const store = createStore();
  const profile = { ...kim, ...values };
  store.dispatch(accountProfilesReceived({ profiles: [ada, profile] as never }));
  const leave = jest.fn();
  await store.dispatch(openProfile(knownProfile(profile), { to: '/next', isRemembered, leave }));
  expect(leave).toHaveBeenCalledWith('/next');
  return cookies.find((text) => text.startsWith('profile=')) ?? '';
}

it.each([
  ['a restricted profile', { unrated: 'hide' as const }, ['pages', 'pictures', 'metadata', 'settings']],
  ['any other profile', {}, ['pages', 'settings']],
])('opening %s empties what the service worker keeps of others', async (_who, values, names) => {
  const deleted: string[] = [];
  const caches = { delete: async (name: string) => deleted.push(name) };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  await open(values);
  expect(deleted.sort()).toEqual([...names].sort());
});

it.each([
  ['until the browser ends', {}, false, false],
  ['for a year where the device remembers it', {}, true, true],
  ['until the browser ends with a PIN', { hasPin: true }, true, false],
])('a profile is in use %s [PROFILE-45]', async (_how, values, isRemembered, isLasting) => {
  const cookie = await open(values, isRemembered);
  expect(cookie).toContain('profile=kidkidkid1;');
  expect(cookie.includes('Max-Age')).toBe(isLasting);
});

it('a profile starts with the language that was chosen for it; its own choice wins [PROFILE-46]', async () => {
  await open({ language: 'de' });
  expect(JSON.parse(localStorage.getItem('settings-kidkidkid1') ?? '')).toMatchObject({ language: { value: 'de' } });
  localStorage.setItem('settings-kidkidkid1', '{"language":{"value":"fr","updatedAt":9}}');
  cookies.length = 0;
  await open({ language: 'de' });
  expect(cookies.filter((text) => text.startsWith('lang=')).at(-1)).toContain('lang=fr');
});

it('a page that is left for another profile stores nothing under the new one’s name [PROFILE-42]', async () => {
  jar.mockRestore();
  await open();
  expect(activeProfile()).toBe('kidkidkid1');
});

it('a page of another profile than the session’s reloads as the session’s, unless it is opening that profile [PROFILE-42, PROFILE-48]', async () => {
  window.history.replaceState(null, '', '/profiles?to=%2Fmovies');
  answerApi({ 'GET /profiles': () => ({ body: { profiles: [ada, kim], active: kim.id } }) });
  const store = createStore();
  const leave = jest.fn();
  await store.dispatch(refreshProfiles(leave));
  expect(leave.mock.calls).toEqual([['/profiles?to=%2Fmovies']]);
  store.dispatch(openingChanged(kim.id));
  await store.dispatch(refreshProfiles(leave));
  expect(leave).toHaveBeenCalledTimes(1);
});

it('the list of profiles that was fetched before has what was saved since', async () => {
  answerApi({
    'GET /profiles': () => ({ body: { profiles: [ada, kim], active: '1' } }),
    [`PATCH /profiles/${kim.id}`]: () => ({ body: { profiles: [ada, { ...kim, name: 'Kimberley' }], active: '1' } }),
  });
  const store = createStore();
  const { sessionProfiles } = profilesApi.endpoints;
  const names = () =>
    sessionProfiles
      .select()(store.getState())
      .data?.profiles.map(({ name }) => name);
  await store.dispatch(sessionProfiles.initiate());
  expect(names()).toEqual(['Ada', 'Kim']);
  await store.dispatch(runProfileCommand({ kind: 'change', id: kim.id, changes: { name: 'Kimberley' } }));
  expect(names()).toEqual(['Ada', 'Kimberley']);
});
