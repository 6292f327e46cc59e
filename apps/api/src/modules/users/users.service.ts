import { ApiError } from '../../http/api-error';
import type { TokenCipher } from '../../lib/token-cipher';
import type { PasswordHasher } from '../auth';
import type { RateLimits } from '../../rate-limits';
import type { StoredUser, UsersRepository } from './users.repository';

export interface UsersServiceOptions {
  users: UsersRepository;
  passwords: PasswordHasher;
  limits: RateLimits;
  tokenCipher: TokenCipher;
}

/** What a person changes about the own account. Whatever could take an account away asks for its password. */
export class UsersService {
  constructor(private readonly options: UsersServiceOptions) {}

  /** @throws ApiError `unauthorized` when the account was deleted meanwhile */
  async read(userId: string): Promise<StoredUser> {
    const user = await this.options.users.findById(userId);
    if (!user) throw new ApiError('unauthorized');
    return user;
  }

  async rename(userId: string, name: string): Promise<void> {
    const { users, limits } = this.options;
    await limits.profile.consume(userId);
    await users.setName(userId, name);
  }

  /** @param field the member of the body that holds the password, to be named when it is wrong */
  async confirm(userId: string, password: string, field: string, address: string): Promise<void> {
    const { passwords, limits } = this.options;
    const user = await this.read(userId);
    // Counted apart from logins: somebody at an unlocked screen must not lock the owner out.
    const isRight = await limits.login.attempt(`confirm ${userId}`, address, async () =>
      (await passwords.matches(user.passwordHash, password)) ? true : undefined,
    );
    if (!isRight) throw new ApiError('wrong_password', { fields: { [field]: 'The password is wrong.' } });
  }

  async setPassword(userId: string, password: string): Promise<void> {
    const { users, passwords } = this.options;
    await users.setPasswordHash(userId, await passwords.hash(password));
  }

  /** @throws ApiError `taken` */
  async setEmail(userId: string, email: string): Promise<void> {
    if (await this.options.users.setEmail(userId, email)) return;
    const text = 'This email belongs to an account already';
    throw new ApiError('taken', { text, fields: { email: text } });
  }

  async remove(userId: string): Promise<void> {
    await this.options.users.remove(userId);
  }

  async saveFourKToken(userId: string, token: string): Promise<void> {
    const { users, tokenCipher, limits } = this.options;
    await limits.profile.consume(userId);
    await users.setEncryptedFourKToken(userId, tokenCipher.seal(token, userId));
  }
}
