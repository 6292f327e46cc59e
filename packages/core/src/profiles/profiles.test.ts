import { describe, expect, it } from '@jest/globals';
import { certificatesIn, maySee, ratedCountries, type RatedTitle } from '../content-rating';
import { newProfileBodySchema } from '../contracts';
import {
  isRestrictedProfile,
  newProfileValues,
  pinError,
  profileLabelError,
  ruleOfProfile,
  type ProfileValues,
} from './index';

const profile = (changes: Partial<ProfileValues> = {}): ProfileValues => ({
  name: 'Mia',
  ...newProfileValues,
  ...changes,
});
const film: RatedTitle = { key: 'movie:603', adult: false, certificates: { US: 'R', DE: '16' }, keywordIds: [9] };

describe('what a profile lets be seen', () => {
  it.each([
    [{}, true],
    [{ cap: { region: 'US', certification: 'PG-13' } }, false],
    [{ cap: { region: 'US', certification: 'R' } }, true],
    [{ cap: { region: 'DE', certification: '16' } }, true],
    [{ cap: { region: 'DE', certification: '12' } }, false],
    [{ cap: { region: 'DE', certification: 'no such' } }, false],
    [{ cap: { region: 'XX', certification: '18' } }, false],
    [{ hiddenTitles: ['movie:603'] }, false],
    [{ hiddenTitles: ['tv:603'] }, true],
    [{ hiddenKeywords: [9] }, false],
    [{ unrated: 'hide' }, true],
  ] satisfies [Partial<ProfileValues>, boolean][])(
    'with %j a film for 17 years: %j [PROFILE-02]',
    (changes, isSeen) => {
      const rule = ruleOfProfile(profile(changes));
      expect(rule === null || maySee(film, rule)).toBe(isSeen);
    },
  );

  it.each([
    ['allow', true],
    ['hide', false],
  ] as const)('%s for unrated titles, with a cap and without [PROFILE-02]', (unrated, isSeen) => {
    for (const cap of [null, { region: 'US', certification: 'PG' }]) {
      const rule = ruleOfProfile(profile({ unrated, cap }));
      expect(rule === null || maySee({ ...film, certificates: {} }, rule)).toBe(isSeen);
    }
  });

  it('is nothing less than everything without restrictions, and sources restrict as well [PROFILE-02]', () => {
    expect(ruleOfProfile(profile())).toBeNull();
    expect(isRestrictedProfile(profile())).toBe(false);
    expect(isRestrictedProfile(profile({ canUseSources: false }))).toBe(true);
    expect(isRestrictedProfile(profile({ unrated: 'hide' }))).toBe(true);
  });

  it('has a certification for each age of a country, from the mildest', () => {
    expect(ratedCountries).toContain('DE');
    expect(certificatesIn('DE').map(({ name }) => name)).toEqual(['0', '6', '12', '16', '18']);
    expect(certificatesIn('toString')).toEqual([]);
  });
});

describe('the fields of a profile', () => {
  it.each([
    ['', false],
    ['   ', false],
    ['M', true],
    ['x'.repeat(30), true],
    ['x'.repeat(31), false],
    ['a\nb', false],
    ['a\u202Eb', false],
    ['👩‍👧', true],
  ])('takes the name %j: %j [PROFILE-01]', (name, isGood) => {
    expect(profileLabelError(name) === null).toBe(isGood);
    expect(newProfileBodySchema.safeParse({ profile: { name } }).success).toBe(isGood);
  });

  it.each([
    ['123', false],
    ['1234', true],
    ['12345678', true],
    ['123456789', false],
    ['12a4', false],
    ['１２３４', false],
    ['1234\n', false],
  ])('takes the PIN %j: %j [PROFILE-03]', (pin, isGood) => expect(pinError(pin) === null).toBe(isGood));

  it.each([
    [{ cap: { region: 'US', certification: 'PG-13' } }, true],
    [{ cap: { region: 'US', certification: '12' } }, false],
    [{ cap: { region: 'XX', certification: '12' } }, false],
    [{ hiddenTitles: ['movie:603'] }, true],
    [{ hiddenTitles: ['movie:x'] }, false],
    [{ hiddenKeywords: [0] }, false],
    [{ colour: 'beige' }, false],
    [{ avatar: 'photo' }, false],
    [{ language: 'tlh' }, false],
    [{ language: null, region: null }, true],
  ])('of %j are taken: %j [PROFILE-01]', (changes, isGood) =>
    expect(newProfileBodySchema.safeParse({ profile: { name: 'Mia', ...changes } }).success).toBe(isGood),
  );
});
