import type { SiteLanguage } from '@marquee/core';
import type { ChangeEmailBody, ChangePasswordBody, Proof } from '@marquee/core/contracts';
import type { PrismaDatabase, Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import type { Proofs } from '../sign-in';
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
import { OidcRepository } from '../oidc/oidc.repository';
import { OperatorsRepository } from '../operator/operators.repository';
import { refuseLastOperator } from '../operator/refuse-last-operator';
import { PasswordResetRepository } from '../password-reset/password-reset.repository';
import type { SiteSettings } from '../site-settings/site-settings';
import { isTaken, UsersRepository, type StoredUser } from './users.repository';

export interface UsersServiceDeps {
  database: PrismaDatabase;
  users: UsersRepository;
  sessions: Pick<SessionsService, 'start'>;
  passwords: PasswordHasher;
  proofs: Proofs;
  notices: AccountNotices;
  limits: Pick<RateLimits, 'profile'>;
  siteSettings: Pick<SiteSettings, 'read'>;
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

/** A user's changes to their own account. Changes that could cost the user access require the password or a passkey. */
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
    { currentPassword, passkey, password }: ChangePasswordBody,
    session: PreparedSession,
  ): Promise<void> {
    const { passwords, sessions, notices } = this.deps;
    refuseCommonPassword(password);
    const { userId } = caller.session;
    const proof = { password: currentPassword, passkey };
    const user = await this.#confirm(caller, { proof, field: 'currentPassword' }, async () => {
      const passwordHash = await passwords.hash(password, caller.address);
      return async (tx, profileId) => {
        const oidc = new OidcRepository(tx);
        const tied = await oidc.session(caller.session.sessionId);
        await setPassword(tx, userId, passwordHash);
        await sessions.start(tx, session, userId, profileId);
        if (tied) await oidc.tie(session.idHash, tied);
      };
    });
    notices.passwordChanged(user, caller.language);
  }

  /** Invalidates password links. @throws ApiError `taken` */
  async changeEmail(caller: Caller, { email, ...proof }: ChangeEmailBody): Promise<void> {
    const { userId } = caller.session;
    const change = async (tx: Transaction) => {
      await new UsersRepository(tx).setEmail(userId, email);
      await new PasswordResetRepository(tx).deleteAllOf(userId);
    };
    const user = await this.#confirm(caller, { proof }, () => change).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      const text = 'An account with this email already exists';
      throw new ApiError('taken', { text, fields: { email: text } });
    });
    this.deps.notices.emailChanged(user, email, caller.language);
  }

  /** Notes in the session that the password was entered now, or a passkey used. */
  async confirmPassword(caller: Caller, proof: Proof): Promise<void> {
    const nowMs = this.deps.now();
    // A confirmation at the provider is noted when it is made: a call that proves nothing must not prolong it.
    const isNew = proof.password !== undefined || proof.passkey !== undefined;
    await this.#confirm(caller, { proof }, () => async (tx) => {
      if (isNew) await new SessionsRepository(tx).notePassword(caller.session.sessionId, nowMs);
    });
  }

  /** @throws ApiError `last_operator`: nobody else could open the operator's pages */
  async deleteAccount(caller: Caller, proof: Proof): Promise<void> {
    const { userId } = caller.session;
    await this.#confirm(caller, { proof }, () => async (tx) => {
      await new OperatorsRepository(tx).lock();
      await refuseLastOperator(tx, userId, this.deps.siteSettings);
      await new UsersRepository(tx).remove(userId);
    });
  }

  /**
   * @param given with the name of the password's field in the body, which an error refers to
   * @param prepare called with the right password or passkey, before the account is locked; returns what to do then
   * @returns the account as it was
   */
  async #confirm(
    { session, address }: Caller,
    { proof, field = 'password' }: { proof: Proof; field?: string },
    prepare: () => Change | Promise<Change>,
  ): Promise<StoredUser> {
    const { database, proofs } = this.deps;
    const { userId, sessionId } = session;
    const verify = async () => {
      const user = await this.read(userId);
      if (!(await proofs.isRight({ session, passwordHash: user.passwordHash, address }, proof))) return undefined;
      const act = await prepare();
      return {
        user,
        act: async (tx: Transaction) => {
          // The session may have switched since it was read.
          const profile = await new SessionsRepository(tx).profileOf(sessionId);
          if (!profile || !mayManageAccount(profile)) throw new ApiError('restricted');
          await act(tx, profile.profileId);
          return user;
        },
      };
    };
    const done = await proofs.attempt(userId, address, () => actOnVerified(database, verify, sessionId));
    if (!done && proof.password === undefined) throw new ApiError('passkey_refused');
    if (!done) throw new ApiError('wrong_password', { fields: { [field]: 'That password isn’t right. Try again.' } });
    return done.value;
  }
}
