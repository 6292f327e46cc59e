import type { User } from '@marquee/core/contracts';
import type { TokenCipher } from '../../lib/token-cipher';
import type { StoredUser } from './users.repository';

/** Response of `GET /users/me`. A token that cannot be decrypted counts as none. */
export function toUser(stored: StoredUser, csrf: string, tokenCipher: TokenCipher): User {
  const { id, username, name, email, isDonator, isOperator, encryptedFourKToken, createdAt } = stored;
  return {
    id,
    username,
    name,
    email,
    isDonator,
    ...(isOperator && { isOperator }),
    '4k_token': encryptedFourKToken && tokenCipher.decrypt(encryptedFourKToken, id),
    token: csrf,
    createdAt: createdAt.toISOString(),
  };
}
