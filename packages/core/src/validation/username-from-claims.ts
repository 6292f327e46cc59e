import { USERNAME_MAX_LENGTH, usernameError } from './account-fields';

/** For an account whose provider gives no usable name. */
const FALLBACK = 'member';

/** Room for a number behind it. */
const MAX_LENGTH = USERNAME_MAX_LENGTH - 4;

/** The first text that can be a username, without the host of an email address and without invisible characters. */
export function usernameFromClaims(texts: readonly unknown[]): string {
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    const [local = ''] = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').split('@');
    let name = '';
    // Whole characters, so that no emoji is split.
    for (const character of local.trim()) if (name.length + character.length <= MAX_LENGTH) name += character;
    if (usernameError(name) === null) return name.trim();
  }
  return FALLBACK;
}
