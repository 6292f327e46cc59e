import { isEmail } from './email';

/**
 * Limits and messages of the account fields (ACCOUNT-02, ACCOUNT-03, ACCOUNT-11 to ACCOUNT-13); the upper limits are
 * ours. Lengths are in UTF-16 code units, as browsers count.
 */
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 32;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 8;
/** Hashing time grows with length, so there is a maximum. */
export const PASSWORD_MAX_LENGTH = 256;
export const PROFILE_NAME_MAX_LENGTH = 80;
/** Minimum time between two saves of the profile. */
export const PROFILE_SAVE_COOLDOWN_MS = 6_000;

export const accountTexts = {
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: `Username must be at most ${USERNAME_MAX_LENGTH} characters`,
  usernameSign: 'Username can’t contain @',
  usernameInvisible: 'Username can’t contain line breaks or invisible characters',
  email: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 8 characters',
  passwordLong: `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
  passwordCommon: 'This password is too easy to guess. Choose another one.',
  passwordConfirm: 'Passwords don’t match',
  identifier: 'Please enter a valid email or username',
  login: 'Please enter a valid email or username and password (8+ characters)',
  signup: 'Please fix the errors in the form before submitting before ye set sail!',
  nameMissing: 'Please enter a name',
  nameUnstorable: 'Name contains characters that can’t be saved',
  nameLong: `Name must be at most ${PROFILE_NAME_MAX_LENGTH} characters`,
} as const;

/** Control and format characters, which make different names look alike or break a line. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Validates a username; null if it is valid. Surrounding spaces are trimmed before sending. */
export function usernameError(text: string): string | null {
  const username = text.trim();
  if (username.length < USERNAME_MIN_LENGTH) return accountTexts.usernameShort;
  if (username.length > USERNAME_MAX_LENGTH) return accountTexts.usernameLong;
  if (username.includes('@')) return accountTexts.usernameSign;
  return INVISIBLE.test(username) ? accountTexts.usernameInvisible : null;
}

export function emailError(text: string): string | null {
  const email = text.trim();
  const isUsable = email.length <= EMAIL_MAX_LENGTH && isEmail(email) && !INVISIBLE.test(email);
  return isUsable ? null : accountTexts.email;
}

/** Validates a password. Spaces count. */
export function passwordError(password: string): string | null {
  if (password.length < PASSWORD_MIN_LENGTH) return accountTexts.passwordShort;
  return password.length > PASSWORD_MAX_LENGTH ? accountTexts.passwordLong : null;
}

/** Validates an email address or a username. */
export function identifierError(text: string): string | null {
  const identifier = text.trim();
  const isUsable =
    identifier.length <= EMAIL_MAX_LENGTH && identifier.length >= USERNAME_MIN_LENGTH && !INVISIBLE.test(identifier);
  return isUsable ? null : accountTexts.identifier;
}

/** Characters that databases reject: NUL and lone surrogates. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** Validates a profile name: any text up to a maximum length. */
export function profileNameError(text: string): string | null {
  if (text.length > PROFILE_NAME_MAX_LENGTH) return accountTexts.nameLong;
  return UNSTORABLE.test(text) ? accountTexts.nameUnstorable : null;
}

/** The field of the login body for what was typed (ACCOUNT-02). */
export function loginIdentifier(text: string): { email: string } | { username: string } {
  const identifier = text.trim();
  return isEmail(identifier) ? { email: identifier } : { username: identifier };
}

/** Normalises a username or an email address: two that normalise to the same text belong to one account. */
export const normalizeIdentifier = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
