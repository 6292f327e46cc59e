import { expect, it, jest } from '@jest/globals';
import { noProfiles } from '../../../shared/store/profiles/known-profiles';
import type { AppServices, AppState } from '../../../shared/store';
import { openProfile } from './open-profile';

it.each([
  ['a restricted profile', true, ['pages', 'pictures', 'metadata', 'settings']],
  ['any other profile', false, ['pages', 'settings']],
])('opening %s empties what the service worker keeps of others', async (_who, isRestricted, names) => {
  const deleted: string[] = [];
  const caches = { delete: async (name: string) => deleted.push(name) };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  const leave = jest.fn();
  const records = { profile: '1', settled: async () => undefined, isDurable: () => true };
  const state = { profiles: { known: noProfiles }, session: { user: null } } as unknown as AppState;
  const profile = { id: 'kidkidkid1', rule: null, isRestricted };
  await openProfile(profile, { leave, to: '/next' })(jest.fn() as never, () => state, {
    records,
  } as unknown as AppServices);
  expect(deleted.sort()).toEqual([...names].sort());
  expect(leave).toHaveBeenCalledWith('/next');
});
