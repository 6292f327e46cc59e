import { normalizeIdentifier } from '@marquee/core';
import type { LoginBody, SignupBody } from '@marquee/core/contracts';
import { ApiError } from '../../http/api-error';
import type { RateLimits } from '../../rate-limits';
import type { StoredUser, UsersRepository } from '../users/users.repository';
import type { PasswordHasher } from './password-hasher';
import { refuseCommonPassword } from './refuse-common-password';

export interface AuthServiceDeps {
  users: UsersRepository;
  passwords: PasswordHasher;
  limits: RateLimits;
  now: () => number;
}

/** Sign-up and login, without cookies. */
export class AuthService {
  constructor(private readonly deps: AuthServiceDeps) {}

  /** @throws ApiError `taken` with the fields that are taken */
  async signUp({ username, email, password }: SignupBody, address: string): Promise<StoredUser> {
    const { users, passwords, limits, now } = this.deps;
    refuseCommonPassword(password, [username, email]);
    await limits.signup.consume(address);
    await this.#refuseTaken(username, email);
    const passwordHash = await passwords.hash(password, address);
    const user = await users.create({ username, email, passwordHash, nowMs: now() });
    if (user) return user;
    // Another request has taken it since the check.
    await this.#refuseTaken(username, email);
    throw new ApiError('taken');
  }

  /** @throws ApiError `invalid_credentials`, the same for an unknown account and a wrong password, or `locked_out` */
  async logIn(body: LoginBody, address: string): Promise<StoredUser> {
    const { users, passwords, limits } = this.deps;
    const identifier = normalizeIdentifier(body.email ?? body.username ?? '');
    const user = await limits.login.attempt(identifier, address, async () => {
      const found = await users.findByIdentifier(identifier);
      const isRight = await passwords.verify(found?.passwordHash, body.password, address);
      return isRight && found ? found : undefined;
    });
    if (!user) throw new ApiError('invalid_credentials');
    if (await passwords.needsRehash(user.passwordHash))
      await users.setPasswordHash(user.id, await passwords.hash(body.password, address));
    return user;
  }

  async #refuseTaken(username: string, email: string): Promise<void> {
    const taken = await this.deps.users.findTaken(username, email);
    const fields = {
      ...(taken.username && { username: 'This username is taken' }),
      ...(taken.email && { email: 'An account with this email already exists' }),
    };
    const [text] = Object.values(fields);
    if (text !== undefined) throw new ApiError('taken', { fields, text });
  }
}
