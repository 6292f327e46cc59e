import { isUuid } from '../../lib/is-uuid';
import type { TokenCipher } from '../../lib/token-cipher';

/** Sealed so that no other sealed text opens as one. */
const PURPOSE = 'unsubscribe';

/** Ends a weekly mail for whoever has it: nobody else can make one. It works as long as the mail is on. */
export const unsubscribeToken = (cipher: TokenCipher, mailId: string): string =>
  Buffer.from(cipher.encrypt(mailId, PURPOSE)).toString('base64url');

/** The id of the mail that a token ends; null if it is none. */
export function readUnsubscribeToken(cipher: TokenCipher, token: string): string | null {
  const id = cipher.decrypt(Buffer.from(token, 'base64url'), PURPOSE);
  return id !== null && isUuid(id) ? id : null;
}
