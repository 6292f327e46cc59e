import { avatarSystems, certificateAge, certificatesIn, keysOf, newProfileValues, profileColours } from '@marquee/core';
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

/** Ages that a child's profile is made for. */
export const childAges = [6, 9, 12, 15] as const;
export type ProfileAge = (typeof childAges)[number] | 'adult';

type Restrictions = Pick<Draft, 'cap' | 'unrated' | 'canUseSources'>;

/** What goes with an age: the highest rating of the region that admits it, nothing without a rating, no own sources. */
export function restrictionsOf(age: ProfileAge, region: string): Restrictions {
  if (age === 'adult') return { cap: null, unrated: 'allow', canUseSources: true };
  const certification = certificatesIn(region).findLast((each) => each.age <= age)?.name ?? '';
  return { cap: { region, certification }, unrated: 'hide', canUseSources: false };
}

/**
 * The age whose restrictions a profile has; undefined for others. Two ages may have the same in a country: then the one
 * that was chosen.
 */
export function ageOf(
  { cap, unrated, canUseSources }: Restrictions,
  siteRegion: string,
  chosen?: ProfileAge,
): ProfileAge | undefined {
  const region = cap?.region ?? siteRegion;
  const ages: readonly ProfileAge[] = [...(chosen ? [chosen] : []), 'adult', ...childAges];
  const limit = cap && certificateAge(region, cap.certification);
  return ages.find((age) => {
    const wanted = restrictionsOf(age, region);
    const wantedLimit = wanted.cap && certificateAge(region, wanted.cap.certification);
    return wantedLimit === limit && wanted.unrated === unrated && wanted.canUseSources === canUseSources;
  });
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
