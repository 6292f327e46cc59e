import { beforeEach, expect, it, jest } from '@jest/globals';
import { newProfileValues } from '@marquee/core';
import { createAppStore } from '../../../app/store';
import { activeProfile } from '../../../shared/store/profiles';
import { testServices } from '../../../testing/render-app';
import { userInfoSet } from '../../../shared/store/session.slice';
import { accountProfilesReceived } from './run-profile-command';
import { knownProfile } from './known';
import { openProfile } from './open-profile';

const kim = { ...newProfileValues, id: 'kidkidkid1', name: 'Kim', hasPin: false };
const ada = { ...kim, id: '1', name: 'Ada' };
const cookies: string[] = [];
const jar = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text));

beforeEach(() => {
  localStorage.clear();
  cookies.length = 0;
});

async function open(values: Partial<typeof kim> & { language?: string } = {}, isRemembered = false) {
  const store = createAppStore(testServices().services);
  store.dispatch(userInfoSet({ id: 'id-of-ada', username: 'ada' }));
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
