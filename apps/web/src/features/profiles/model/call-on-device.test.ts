import { describe, expect, it } from '@jest/globals';
import { newProfileValues, type Profile } from '@marquee/core';
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import type { KnownProfile } from '../../../shared/store/profiles.slice';
import { noProfiles, withQuestion } from '../../../shared/store/profiles/known-profiles';
import type { Credentials, ProfileCall } from './calls';
import { firstSettings, knownProfile } from './known';
import { callOnDevice } from './call-on-device';
import { hashPin } from './pin-hash';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
globalThis.TextEncoder = TextEncoder;

const profile = (changes: Partial<Profile>): Profile => ({
  ...newProfileValues,
  id: '1',
  name: 'Ada',
  hasPin: false,
  ...changes,
});
const cap = { region: 'US', certification: 'PG' };
const owner = knownProfile(profile({}));
const lockedOwner = async () => knownProfile(profile({ hasPin: true }), await hashPin('1234'));
const kid = knownProfile(profile({ id: 'kidkidkid1', name: 'Kim', cap }));
const call = (
  profiles: readonly KnownProfile[],
  wanted: ProfileCall,
  {
    active = '1',
    credentials = {},
    lockedMs = 0,
  }: { active?: string; credentials?: Credentials; lockedMs?: number } = {},
) =>
  callOnDevice(
    { profiles, active, lockedMs, ownerName: 'Me', texts: { full: 'full', gone: 'gone' } },
    wanted,
    credentials,
  );

describe('profiles of a device without an account', () => {
  it('begin with the owner’s when a second one is made, and end at eight [PROFILE-43]', async () => {
    const { profiles, outcome } = await call([], { kind: 'create', values: { name: 'Kim', cap } });
    expect(profiles.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Me'],
      [outcome.kind === 'done' && outcome.id, 'Kim'],
    ]);
    expect(profiles[1]).toMatchObject({ isRestricted: true, rule: 'upto.8.US' });
    const eight = Array.from({ length: 8 }, (_, index) => ({ ...owner, id: String(index + 1) }));
    expect((await call(eight, { kind: 'create', values: { name: 'Nine' } })).outcome).toEqual({
      kind: 'failed',
      text: 'full',
    });
  });

  it('ask for the owner’s PIN to leave a restricted one, to make, change and remove any [PROFILE-44]', async () => {
    const profiles = [await lockedOwner(), kid];
    const calls: ProfileCall[] = [
      { kind: 'create', values: { name: 'x' } },
      { kind: 'change', id: kid.id, changes: { cap: null } },
      { kind: 'remove', id: kid.id },
      { kind: 'pin', id: kid.id, newPin: null },
    ];
    for (const each of calls) {
      expect(await call(profiles, each)).toEqual({ profiles, outcome: { kind: 'needed' } });
      expect((await call(profiles, each, { credentials: { pin: '4321' } })).outcome).toEqual({ kind: 'wrong' });
      expect((await call(profiles, each, { credentials: { pin: '1234' } })).outcome.kind).toBe('done');
    }
    const leave: ProfileCall = { kind: 'activate', id: '1' };
    expect((await call(profiles, leave, { active: kid.id })).outcome).toEqual({ kind: 'needed' });
    expect((await call(profiles, { kind: 'activate', id: kid.id })).outcome.kind).toBe('done');
  });

  it('open with their own PIN or the owner’s [PROFILE-44]', async () => {
    const guarded = knownProfile(profile({ id: 'guestguest', hasPin: true }), await hashPin('5678'));
    const profiles = [await lockedOwner(), guarded];
    const open = (pin?: string) =>
      call(profiles, { kind: 'activate', id: guarded.id }, { credentials: pin === undefined ? {} : { pin } });
    expect((await open()).outcome.kind).toBe('needed');
    expect((await open('0000')).outcome.kind).toBe('wrong');
    expect((await open('5678')).outcome.kind).toBe('done');
    expect((await open('1234')).outcome.kind).toBe('done');
  });

  it('take no PIN for as long as they are locked, not even the right one [PROFILE-80]', async () => {
    const profiles = [await lockedOwner(), kid];
    const leave = (credentials: Credentials) =>
      call(profiles, { kind: 'activate', id: '1' }, { active: kid.id, credentials, lockedMs: 29_500 });
    for (const credentials of [{}, { pin: '1234' }, { pin: '4321' }])
      expect((await leave(credentials)).outcome).toEqual({ kind: 'locked', retryAfterSec: 30 });
    expect((await call(profiles, { kind: 'activate', id: kid.id }, { lockedMs: 29_500 })).outcome.kind).toBe('done');
  });

  it('keep no PIN that can be read', async () => {
    const { profiles } = await call([owner, kid], { kind: 'pin', id: '1', newPin: '7391' });
    expect(profiles[0]?.hasPin).toBe(true);
    expect(JSON.stringify(profiles)).not.toContain('7391');
  });

  it('never lose the owner’s', async () => {
    expect((await call([owner, kid], { kind: 'remove', id: '1' })).profiles).toEqual([owner, kid]);
  });
});

it.each([
  [1, false, false, false],
  [2, false, false, true],
  [2, true, false, false],
  [2, true, true, true],
])(
  'of %i profiles, remembered %j, with a PIN %j, the start asks: %j [PROFILE-45]',
  (count, isRemembered, hasPin, asks) => {
    const device = [{ ...owner, hasPin }, kid].slice(0, count);
    expect(withQuestion({ ...noProfiles, device, isRemembered }, '1').asks).toBe(asks);
  },
);

it('a profile starts with its language and region, older than any choice of its own [PROFILE-46]', () => {
  expect(firstSettings({ language: 'de', region: 'AT' })).toEqual({
    language: { value: 'de', updatedAt: 1 },
    region: { value: 'AT', updatedAt: 1 },
  });
  expect(firstSettings({})).toEqual({});
});
