import type { ViewingRule } from '../content-rating';
import { certificateAge } from '../content-rating/ages';
import type { TitleKey } from '../media';

/** Profiles of one account, or of one device without an account. */
export const PROFILE_LIMIT = 8;
export const PROFILE_NAME_LENGTH = { min: 1, max: 30 } as const;
export const PIN_LENGTH = { min: 4, max: 8 } as const;
/** Of each list of a profile. */
export const HIDDEN_LIMIT = 200;

/** Pictures that the site draws, by the name of the system that draws them; `upload` is the person's own. */
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

/** The highest certification that a profile may see, as the boards of a region name it. */
export interface RatingCap {
  /** ISO 3166-1. */
  region: string;
  certification: string;
}

/** What somebody chooses of a profile. */
export interface ProfileValues {
  name: string;
  avatar: Avatar;
  colour: ProfileColour;
  /** What the profile starts with, until its own settings say otherwise. BCP 47. */
  language?: string | undefined;
  /** The same; ISO 3166-1. */
  region?: string | undefined;
  cap: RatingCap | null;
  /** Whether titles that no board has rated may be seen. */
  unrated: 'allow' | 'hide';
  hiddenTitles: readonly TitleKey[];
  /** TMDB keyword ids. */
  hiddenKeywords: readonly number[];
  /** Whether it has a page of sources and may add addresses of its own. */
  canUseSources: boolean;
}

/** Somebody who watches: an account, or a device without one, has up to eight. */
export interface Profile extends ProfileValues {
  id: string;
  /** Whoever holds the PINs knows: the server, or the device. */
  hasPin: boolean;
  /** Where the uploaded picture is, for `avatar: 'upload'`. */
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
 * What a profile lets be seen; null where that is everything. A cap whose certification nobody knows any more lets only through
 * what is for all ages: it was set to keep something out.
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

/** Whether leaving the profile asks for the owner's PIN or the account's password, and the account's settings are closed to it. */
export const isRestrictedProfile = (profile: Restrictions & Pick<ProfileValues, 'canUseSources'>): boolean =>
  ruleOfProfile(profile) !== null || !profile.canUseSources;
