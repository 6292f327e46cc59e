import { expect, it } from '@jest/globals';
import { avatarSystems, profileColours, type ProfileValues } from '@marquee/core';
import { newDraft } from './draft';

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
