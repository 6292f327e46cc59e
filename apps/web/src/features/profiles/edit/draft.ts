import { avatarSystems, keysOf, newProfileValues, profileColours } from '@marquee/core';
import type { KnownProfile } from '../../../shared/store/profiles.slice';
import type { ProfileChanges } from '../model/profile-commands';

/** A profile while it is being edited. */
export type Draft = Required<ProfileChanges>;

export interface DraftProps {
  draft: Draft;
  onChange: (changes: ProfileChanges) => void;
}

/** Initial values of a new profile, with a look that no other has. */
export function newDraft(taken: readonly Pick<KnownProfile, 'avatar' | 'colour'>[]): Draft {
  const unused = <Value>(all: readonly [Value, ...Value[]], used: readonly unknown[]): Value =>
    all.find((each) => !used.includes(each)) ?? all[0];
  return {
    ...newProfileValues,
    name: '',
    avatar: unused(
      avatarSystems,
      taken.map(({ avatar }) => avatar),
    ),
    colour: unused(
      profileColours,
      taken.map(({ colour }) => colour),
    ),
    language: null,
    region: null,
  };
}

export const draftOf = (profile: KnownProfile): Draft => {
  const { name, avatar, colour, language, region, cap, unrated, hiddenTitles, hiddenKeywords, canUseSources } = profile;
  const restrictions = { cap, unrated, hiddenTitles, hiddenKeywords, canUseSources };
  return { name, avatar, colour, language: language ?? null, region: region ?? null, ...restrictions };
};

/** The changed values. */
export function changesBetween(before: Draft, draft: Draft): ProfileChanges {
  const names = keysOf(draft);
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(draft[name]));
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}
