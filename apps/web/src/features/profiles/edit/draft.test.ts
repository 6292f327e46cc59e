import { expect, it } from '@jest/globals';
import { avatarSystems, certificateAge, profileColours, ratedCountries, type ProfileValues } from '@marquee/core';
import { ageOf, childAges, newDraft, restrictionsOf } from './draft';

it('a new profile looks like none that is there, the owner’s included [PROFILE-82]', () => {
  const owners = { avatar: 'rings', colour: 'blue' } as const;
  const all: Pick<ProfileValues, 'avatar' | 'colour'>[] = [owners];
  while (all.length < 8) all.push(newDraft(all));
  expect(new Set(all.map(({ avatar }) => avatar)).size).toBe(8);
  expect(new Set(all.map(({ colour }) => colour)).size).toBe(8);
});

it('has a picture even if every picture is taken', () => {
  const all = avatarSystems.map((avatar, at) => ({ avatar, colour: profileColours[at] ?? 'red' }));
  expect(newDraft(all)).toMatchObject({ avatar: avatarSystems[0], colour: profileColours[0] });
});

it('a child’s age sets the highest rating that admits it in any country, and the rest [PROFILE-92]', () => {
  expect(restrictionsOf(6, 'DE')).toEqual({
    ...{ cap: { region: 'DE', certification: '6' }, unrated: 'hide', canUseSources: false },
  });
  for (const region of ratedCountries)
    for (const age of childAges) {
      const restrictions = restrictionsOf(age, region);
      const limit = certificateAge(region, restrictions.cap?.certification ?? '');
      expect([region, age, limit !== null && limit <= age]).toEqual([region, age, true]);
      expect(ageOf(restrictions, 'US', age)).toBe(age);
    }
  const adult = restrictionsOf('adult', 'US');
  expect([ageOf(adult, 'US'), ageOf({ ...adult, unrated: 'hide' }, 'US')]).toEqual(['adult', undefined]);
});
