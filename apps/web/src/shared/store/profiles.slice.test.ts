import { expect, it } from '@jest/globals';
import { newProfileValues } from '@marquee/core';
import type { KnownProfile, KnownProfiles } from './profiles.slice';
import { selectActiveProfile, selectIsRestricted, selectProfiles } from './profiles.slice';
import { noProfiles } from './profiles/known-profiles';
import type { AppState } from './state';

const profile = (id: string, name: string, isRestricted = false): KnownProfile => ({
  ...newProfileValues,
  id,
  name,
  hasPin: false,
  isRestricted,
  rule: null,
});
const device = [profile('1', 'Me'), profile('kidkidkid1', 'Kim', true)];
const family = [profile('1', 'Ada'), profile('benbenben1', 'Ben', true)];
const state = (known: Partial<KnownProfiles>, username?: string) =>
  ({
    profiles: { known: { ...noProfiles, ...known }, isChanged: false, opening: null },
    session: { userInfo: username === undefined ? null : { id: 'u1', username }, csrf: null },
  }) as AppState;
const names = (of: AppState) => selectProfiles(of).map(({ name }) => name);

it.each([
  ['of the device to a visitor', { device }, undefined, ['Me', 'Kim']],
  ['none before an account has told of its own', { device }, 'ada', []],
  ['none of an account that has one', { device, account: { id: 'u1', profiles: [] } }, 'ada', []],
  ['of the account', { device, account: { id: 'u1', profiles: family } }, 'ada', ['Ada', 'Ben']],
  ['of an account known by its name', { device, account: { id: 'ada', profiles: family } }, 'ada', ['Ada', 'Ben']],
  ['none of another account', { account: { id: 'u2', profiles: family } }, 'ada', []],
  [
    'of the account whose session has ended',
    { device, account: { id: 'u1', profiles: family } },
    undefined,
    ['Ada', 'Ben'],
  ],
] satisfies [string, Partial<KnownProfiles>, string | undefined, string[]][])(
  'the profiles are those %s [PROFILE-81]',
  (_what, known, username, expected) => expect(names(state(known, username))).toEqual(expected),
);

it('the one in use is restricted or not by the list that counts [PROFILE-81]', () => {
  const kid = state({ device, active: 'kidkidkid1' });
  expect([selectActiveProfile(kid)?.name, selectIsRestricted(kid)]).toEqual(['Kim', true]);
  expect(selectIsRestricted(state({ device, active: '1', account: { id: 'u1', profiles: [] } }, 'ada'))).toBe(false);
});
