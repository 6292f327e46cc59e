import { normalizeIdentifier } from '@marquee/core';
import type { LoginBody, SignupBody } from '@marquee/core/contracts';
import { TRANSACTION_LIMITS, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import { isTaken, UsersRepository, type StoredUser } from '../users/users.repository';
import { actOnVerified } from './act-on-verified';
import type { PasswordHasher } from './password-hasher';
import { refuseCommonPassword } from './refuse-common-password';
import type { PreparedSession, SessionsService } from './sessions.service';

export interface AuthServiceDeps {
  database: PrismaDatabase;
  users: UsersRepository;
  sessions: SessionsService;
  passwords: PasswordHasher;
  limits: RateLimits;
  now: () => number;
}

/** The browser that an account is used from. */
export interface Browser {
  address: string;
  /** Is started for it. */
  session: PreparedSession;
}

/** Sign-up and login, without cookies. */
export class AuthService {
  constructor(private readonly deps: AuthServiceDeps) {}

  /**
   * @param join what else belongs to the new account, in the same transaction
   * @throws ApiError `taken` with the fields that are taken
   */
  async signUp(
    { username, email, password }: Omit<SignupBody, 'passwordConfirm'>,
    { address, session }: Browser,
    join?: (tx: Transaction, user: StoredUser) => Promise<void>,
  ): Promise<StoredUser> {
    const { database, sessions, passwords, limits, now } = this.deps;
    refuseCommonPassword(password, [username, email]);
    await limits.signup.consume(address);
    await this.#refuseTaken(username, email);
    const passwordHash = await passwords.hash(password, address);
    try {
      return await database.prisma.$transaction(async (tx) => {
        const user = await new UsersRepository(tx).create({ username, email, passwordHash, nowMs: now() });
        await sessions.start(tx, session, user.id);
        await join?.(tx, user);
        return user;
      }, TRANSACTION_LIMITS);
    } catch (error) {
      if (!isTaken(error)) throw error;
      await this.#refuseTaken(username, email);
      throw new ApiError('taken');
    }
  }

  /** @throws ApiError `invalid_credentials`, the same for an unknown account and a wrong password, or `locked_out` */
  async logIn(body: LoginBody, { address, session }: Browser, left: AbortSignal): Promise<StoredUser> {
    const { database, users, sessions, passwords, limits } = this.deps;
    const identifier = normalizeIdentifier(body.email ?? body.username ?? '');
    const verify = async () => {
      const user = await users.findByIdentifier(identifier);
      const isRight = await passwords.verify(user?.passwordHash, body.password, address);
      if (!isRight || !user) return undefined;
      const isOutdated = passwords.needsRehash(user.passwordHash);
      const newHash = isOutdated ? await passwords.hash(body.password, address) : undefined;
      const act = async (tx: Transaction) => {
        if (newHash !== undefined) await new UsersRepository(tx).setPasswordHash(user.id, newHash);
        await sessions.start(tx, session, user.id);
        return user;
      };
      return { user, act };
    };
    const done = await limits.login.attempt(identifier, address, () => actOnVerified(database, verify), left);
    if (!done) throw new ApiError('invalid_credentials');
    return done.value;
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
