import { normalizeIdentifier } from '@marquee/core';
import type { LoginBody, LoginCodeBody, PasskeyAnswer } from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import type { PasskeyVerifier } from '../sign-in/passkey-verifier';
import { PasskeysRepository } from '../sign-in/passkeys.repository';
import type { SecondFactorService } from '../sign-in/second-factor.service';
import { SecondFactorsRepository } from '../sign-in/second-factors.repository';
import { TicketsRepository } from '../sign-in/tickets.repository';
import { UsersRepository, type StoredUser } from '../users/users.repository';
import { actOnVerified } from './act-on-verified';
import type { Browser, Join } from './auth.service';
import { activeUser, openSession } from './open-session';
import type { PasswordHasher } from './password-hasher';
import type { SessionsService } from './sessions.service';

export interface LoginServiceDeps {
  database: PrismaDatabase;
  users: UsersRepository;
  sessions: SessionsService;
  passwords: PasswordHasher;
  passkeyVerifier: PasskeyVerifier;
  secondFactor: SecondFactorService;
  limits: Pick<RateLimits, 'login'>;
  now: () => number;
}

/** Lifetime of a log-in that needs a code. */
const CODE_MS = 10 * 60_000;

/** Logins, without cookies. */
export class LoginService {
  constructor(private readonly deps: LoginServiceDeps) {}

  /**
   * @throws ApiError `invalid_credentials`, the same for an unknown account and a wrong password; `account_disabled` with the
   *   right one; `locked_out`
   * @param join called if a session is opened
   * @returns the ticket for `logInWithCode` if the account has a second factor: until then there is no session
   */
  async logIn(
    body: LoginBody,
    { address, session }: Browser,
    left: AbortSignal,
    join?: Join,
  ): Promise<StoredUser | { ticket: string }> {
    const { database, users, sessions, passwords, limits, now } = this.deps;
    const identifier = normalizeIdentifier(body.email ?? body.username ?? '');
    const verify = async () => {
      const user = await users.findByIdentifier(identifier);
      const isRight = await passwords.verify(user?.passwordHash, body.password, address);
      if (!isRight || !user) return undefined;
      const isOutdated = user.passwordHash !== null && passwords.needsRehash(user.passwordHash);
      const newHash = isOutdated ? await passwords.hash(body.password, address) : undefined;
      const act = async (tx: Transaction) => {
        if (newHash !== undefined) await new UsersRepository(tx).setPasswordHash(user.id, newHash);
        if (!(await new SecondFactorsRepository(tx).isOn(user.id))) {
          const opened = await openSession(tx, sessions, session, user.id);
          await join?.(tx, opened);
          return opened;
        }
        await activeUser(tx, user.id);
        const expiresAtMs = now() + CODE_MS;
        return { ticket: await new TicketsRepository(tx).create({ kind: 'code_login', userId: user.id, expiresAtMs }) };
      };
      return { user, act };
    };
    const done = await limits.login.attempt(identifier, address, () => actOnVerified(database, verify), left);
    if (!done) throw new ApiError('invalid_credentials');
    return done.value;
  }

  /**
   * @throws ApiError `ticket_invalid`, `code_wrong`, `locked_out`, `code_unreadable`, `account_disabled`
   * @param join called once the session is opened
   */
  async logInWithCode(
    { ticket, code }: LoginCodeBody,
    { address, session }: Browser,
    left: AbortSignal,
    join?: Join,
  ): Promise<StoredUser> {
    const { database, sessions, secondFactor, now } = this.deps;
    const use = { ticket, kind: 'code_login' } as const;
    const found = await new TicketsRepository(database.prisma).find(use, now());
    if (!found?.userId) throw new ApiError('ticket_invalid');
    const { userId } = found;
    const act = async (tx: Transaction) => {
      // Used by another call, or the password has changed since.
      if (!(await new TicketsRepository(tx).take(use, now()))) throw new ApiError('ticket_invalid');
      const user = await openSession(tx, sessions, session, userId);
      await join?.(tx, user);
      return user;
    };
    return secondFactor.attempt({ userId, typed: code, address }, act, left);
  }

  /**
   * A passkey has verified its person, so it needs no code.
   *
   * @throws ApiError `ticket_invalid`, `passkey_refused`, `passkey_copied`, `locked_out`, `account_disabled`
   */
  async logInWithPasskey(answer: PasskeyAnswer, { address, session }: Browser, left: AbortSignal): Promise<StoredUser> {
    const { database, sessions, passkeyVerifier, limits } = this.deps;
    const verify = () => passkeyVerifier.verify(answer);
    const passkey = await limits.login.attempt(`passkey ${answer.response.id}`, address, verify, left);
    if (!passkey) throw new ApiError('passkey_refused');
    const user = await withLockedUser(database, passkey.userId, async (tx) =>
      // Removed since, which ends the sessions that it opened.
      (await new PasskeysRepository(tx).exists(passkey.id))
        ? openSession(tx, sessions, session, passkey.userId)
        : undefined,
    );
    if (!user) throw new ApiError('passkey_refused');
    return user;
  }
}
