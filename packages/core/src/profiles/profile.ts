import type { ViewingRule } from '../content-rating';
import { certificateAge } from '../content-rating/ages';
import type { TitleKey } from '../media';

/** Maximum number of profiles of an account. */
export const PROFILE_LIMIT = 8;
export const PROFILE_NAME_LENGTH = { min: 1, max: 30 } as const;
export const PIN_LENGTH = { min: 4, max: 8 } as const;
/** Maximum length of each list of hidden items. */
export const HIDDEN_LIMIT = 200;

/** Generated pictures, by the name of their style; `upload` is the person's own picture. */
export const avatarSystems = [
  'rings',
  'tiles',
  'waves',
  'rays',
  'dots',
  'stripes',
  'petals',
  'steps',
  'moons',
  'stars',
  'weave',
  'peaks',
] as const;
export type Avatar = (typeof avatarSystems)[number] | 'upload';

export const profileColours = [
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'pink',
  'slate',
] as const;
export type ProfileColour = (typeof profileColours)[number];

/** The highest certification that a profile may watch, as a region's board names it. */
export interface RatingCap {
  /** ISO 3166-1 code. */
  region: string;
  certification: string;
}

/** Editable fields of a profile. */
export interface ProfileValues {
  name: string;
  avatar: Avatar;
  colour: ProfileColour;
  /** Initial language until the profile's settings define one. BCP 47. */
  language?: string | undefined;
  /** Initial region; ISO 3166-1. */
  region?: string | undefined;
  cap: RatingCap | null;
  /** Whether titles without an age rating are shown. */
  unrated: 'allow' | 'hide';
  hiddenTitles: readonly TitleKey[];
  /** TMDB keyword ids. */
  hiddenKeywords: readonly number[];
  /** Whether it has the sources page and may add URLs. */
  canUseSources: boolean;
}

/** A profile of an account. */
export interface Profile extends ProfileValues {
  id: string;
  hasPin: boolean;
  /** URL of the uploaded picture, for `avatar: 'upload'`. */
  avatarUrl?: string | undefined;
}

export const newProfileValues: Omit<ProfileValues, 'name'> = {
  avatar: 'rings',
  colour: 'blue',
  cap: null,
  unrated: 'allow',
  hiddenTitles: [],
  hiddenKeywords: [],
  canUseSources: true,
};

/** Above every age. */
const NO_MAX_AGE = 99;

type Restrictions = Pick<ProfileValues, 'cap' | 'unrated' | 'hiddenTitles' | 'hiddenKeywords'>;

/**
 * The viewing rule of a profile; null if it is unrestricted. If its certification is no longer known, only titles for
 * all ages are permitted, because the cap was set to exclude something.
 */
export function ruleOfProfile({ cap, unrated, hiddenTitles, hiddenKeywords }: Restrictions): ViewingRule | null {
  if (cap === null && unrated === 'allow' && hiddenTitles.length === 0 && hiddenKeywords.length === 0) return null;
  return {
    region: cap?.region ?? 'US',
    maxAge: cap === null ? NO_MAX_AGE : (certificateAge(cap.region, cap.certification) ?? 0),
    allowsUnrated: unrated === 'allow',
    ...(hiddenTitles.length > 0 && { hiddenTitles }),
    ...(hiddenKeywords.length > 0 && { hiddenKeywords }),
  };
}

/**
 * Whether leaving the profile requires the owner's PIN or the account's password. It has no access to the account's
 * settings.
 */
export const isRestrictedProfile = (profile: Restrictions & Pick<ProfileValues, 'canUseSources'>): boolean =>
  ruleOfProfile(profile) !== null || !profile.canUseSources;
