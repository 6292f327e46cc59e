import type { ProfileValues } from '@marquee/core';
import type { PasskeyAnswer } from '@marquee/core/contracts';

/** Confirmation of a change: the owner's PIN, the PIN of the profile to switch to, the account's password, or a passkey. */
export interface Credentials {
  pin?: string;
  password?: string;
  passkey?: PasskeyAnswer;
}

/** Edited values of a profile; null lets the site choose language or region. */
export type ProfileChanges = Partial<Omit<ProfileValues, 'language' | 'region'>> & {
  language?: string | null;
  region?: string | null;
};

/** All calls about profiles. */
export type ProfileCommand =
  | { kind: 'activate'; id: string }
  | { kind: 'create'; values: ProfileChanges & Pick<ProfileValues, 'name'> }
  | { kind: 'change'; id: string; changes: ProfileChanges }
  | { kind: 'remove'; id: string }
  | { kind: 'pin'; id: string; newPin: string | null }
  /** Base64. */
  | { kind: 'picture'; id: string; image: string };

export type Outcome =
  | { kind: 'done'; id: string }
  /** A PIN or the password is required. */
  | { kind: 'needed' }
  | { kind: 'wrong' }
  | { kind: 'locked'; retryAfterSec: number }
  | { kind: 'failed'; text: string };
