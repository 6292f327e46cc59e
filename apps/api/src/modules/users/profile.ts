import type { User } from '@marquee/core/contracts';
import type { TokenSealer } from '../../lib/token-sealer';
import type { StoredUser } from './users.repository';

/** Answer of `GET /users/me`. A token that cannot be opened any more is as good as none. */
export function toUser(stored: StoredUser, csrf: string, sealer: TokenSealer): User {
  const { id, username, name, email, isDonator, isOperator, fourKTokenSeal, createdAt } = stored;
  return {
    id,
    username,
    name,
    email,
    isDonator,
    ...(isOperator && { isOperator }),
    '4k_token': fourKTokenSeal && sealer.open(fourKTokenSeal, id),
    token: csrf,
    createdAt: createdAt.toISOString(),
  };
}
