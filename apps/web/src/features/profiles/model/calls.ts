import type { ProfileValues } from '@marquee/core';

/** What somebody who confirms a change knows: the owner's PIN, that of the profile they go to, or the account's password. */
export interface Credentials {
  pin?: string;
  password?: string;
}

/** Values of a profile as somebody chooses them; null leaves language or region to the site. */
export type ProfileChanges = Partial<Omit<ProfileValues, 'language' | 'region'>> & {
  language?: string | null;
  region?: string | null;
};

/** Everything that can be done to profiles, on the server or on a device without an account. */
export type ProfileCall =
  | { kind: 'activate'; id: string }
  /** A profile of a device that comes along keeps its id. */
  | { kind: 'create'; id?: string; values: ProfileChanges & Pick<ProfileValues, 'name'> }
  | { kind: 'change'; id: string; changes: ProfileChanges }
  | { kind: 'remove'; id: string }
  | { kind: 'pin'; id: string; newPin: string | null }
  /** Base64. */
  | { kind: 'picture'; id: string; image: string };

export type Outcome =
  | { kind: 'done'; id: string }
  /** A PIN or the password has to be given. */
  | { kind: 'needed' }
  | { kind: 'wrong' }
  | { kind: 'locked'; retryAfterSec: number }
  | { kind: 'failed'; text: string };
