import type { SiteLanguage } from '@marquee/core';
import type { PrismaDatabase, Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import {
  actOnVerified,
  mayManageAccount,
  refuseCommonPassword,
  SessionsRepository,
  setPassword,
  type CurrentSession,
  type PasswordHasher,
  type PreparedSession,
  type SessionsService,
} from '../auth';
import type { AccountNotices } from '../mail';
import { OperatorsRepository } from '../operator/operators.repository';
import { PasswordResetRepository } from '../password-reset/password-reset.repository';
import { isTaken, UsersRepository, type StoredUser } from './users.repository';

export interface UsersServiceDeps {
  database: PrismaDatabase;
  users: UsersRepository;
  sessions: Pick<SessionsService, 'start'>;
  passwords: PasswordHasher;
  notices: AccountNotices;
  limits: Pick<RateLimits, 'login' | 'profile'>;
  now: () => number;
}

/** @param profileId the profile of the session by then */
type Change = (tx: Transaction, profileId: string) => Promise<void>;

/** The session that makes a call, and where from. */
export interface Caller {
  session: CurrentSession;
  address: string;
  language: SiteLanguage;
}

/** A user's changes to their own account. Changes that could cost the user access require the password. */
export class UsersService {
  constructor(private readonly deps: UsersServiceDeps) {}

  /** @throws ApiError `unauthorized` if the account has been deleted */
  async read(userId: string): Promise<StoredUser> {
    const user = await this.deps.users.findById(userId);
    if (!user) throw new ApiError('unauthorized');
    return user;
  }

  async rename(userId: string, name: string): Promise<void> {
    const { users, limits } = this.deps;
    await limits.profile.consume(userId);
    await users.setName(userId, name);
  }

  /** Ends every session but the new one, and invalidates password links. */
  async changePassword(
    caller: Caller,
    { currentPassword, password }: { currentPassword: string; password: string },
    session: PreparedSession,
  ): Promise<void> {
    const { passwords, sessions, notices } = this.deps;
    refuseCommonPassword(password);
    const { userId } = caller.session;
    const user = await this.#confirm(caller, { currentPassword }, async () => {
      const passwordHash = await passwords.hash(password, caller.address);
      return async (tx, profileId) => {
        await setPassword(tx, userId, passwordHash);
        await sessions.start(tx, session, userId, profileId);
      };
    });
    notices.passwordChanged(user, caller.language);
  }

  /** Invalidates password links. @throws ApiError `taken` */
  async changeEmail(caller: Caller, { password, email }: { password: string; email: string }): Promise<void> {
    const { userId } = caller.session;
    const change = async (tx: Transaction) => {
      await new UsersRepository(tx).setEmail(userId, email);
      await new PasswordResetRepository(tx).deleteAllOf(userId);
    };
    const user = await this.#confirm(caller, { password }, () => change).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      const text = 'An account with this email already exists';
      throw new ApiError('taken', { text, fields: { email: text } });
    });
    this.deps.notices.emailChanged(user, email, caller.language);
  }

  /** Notes in the session that the password was entered now. */
  async confirmPassword(caller: Caller, password: string): Promise<void> {
    const nowMs = this.deps.now();
    const note = (tx: Transaction) => new SessionsRepository(tx).notePassword(caller.session.sessionId, nowMs);
    await this.#confirm(caller, { password }, () => note);
  }

  /** @throws ApiError `last_operator`: nobody else could open the operator's pages */
  async deleteAccount(caller: Caller, password: string): Promise<void> {
    const { userId } = caller.session;
    await this.#confirm(caller, { password }, () => async (tx) => {
      const operators = new OperatorsRepository(tx);
      await operators.lock();
      if (await operators.isLast(userId)) throw new ApiError('last_operator');
      await new UsersRepository(tx).remove(userId);
    });
  }

  /**
   * @param given the password under the name of its field in the body, which an error refers to
   * @param prepare called with the right password, before the account is locked; returns what to do then
   * @returns the account as it was
   */
  async #confirm(
    { session: { userId, sessionId }, address }: Caller,
    given: Record<string, string>,
    prepare: () => Change | Promise<Change>,
  ): Promise<StoredUser> {
    const { database, passwords, limits } = this.deps;
    const [[field, password] = ['', '']] = Object.entries(given);
    const verify = async () => {
      const user = await this.read(userId);
      if (!(await passwords.verify(user.passwordHash, password, address))) return undefined;
      const act = await prepare();
      return {
        user,
        act: async (tx: Transaction) => {
          // The session may have switched since it was read.
          const profile = await new SessionsRepository(tx).profileOf(sessionId);
          if (!profile || !mayManageAccount({ ...profile, profileId: profile.id })) throw new ApiError('restricted');
          await act(tx, profile.id);
          return user;
        },
      };
    };
    // Counted separately from logins, so that a stranger at an unlocked screen cannot lock the owner out.
    const done = await limits.login.attempt(`confirm ${userId}`, address, () =>
      actOnVerified(database, verify, sessionId),
    );
    if (!done) throw new ApiError('wrong_password', { fields: { [field]: 'That password isn’t right. Try again.' } });
    return done.value;
  }
}
