import type { TokenCipher } from '../../lib/token-cipher';
import type { RateLimits } from '../../rate-limits';
import type { UsersRepository } from '../users';

export interface FourKTokenServiceDeps {
  users: Pick<UsersRepository, 'setEncryptedFourKToken'>;
  tokenCipher: TokenCipher;
  limits: Pick<RateLimits, 'profile'>;
}

/** Stores a user's 4K token, encrypted. It is returned with the profile. */
export class FourKTokenService {
  constructor(private readonly deps: FourKTokenServiceDeps) {}

  /** Null removes it. */
  async save(userId: string, token: string | null): Promise<void> {
    const { users, tokenCipher, limits } = this.deps;
    await limits.profile.consume(userId);
    await users.setEncryptedFourKToken(userId, token === null ? null : tokenCipher.encrypt(token, userId));
  }
}
