import { expect, it } from '@jest/globals';
import { newProfileValues } from '@marquee/core';
import type { KnownProfile } from './profiles.slice';
import { selectActiveProfile, selectIsRestricted, selectProfiles } from './profiles.slice';
import type { AppState } from './state';

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
