import type { SiteLanguage } from '@marquee/core';
import { ApiError } from '../../http/api-error';
import type { RateLimits } from '../../rate-limits';
import { refuseCommonPassword, type PasswordHasher, type SessionsService } from '../auth';
import type { AccountNotices } from '../mail';
import type { PasswordResetRepository } from '../password-reset';
import type { StoredUser, UsersRepository } from './users.repository';

export interface UsersServiceDeps {
  users: UsersRepository;
  sessions: Pick<SessionsService, 'endAll'>;
  passwordResets: Pick<PasswordResetRepository, 'deleteAllOf'>;
  passwords: PasswordHasher;
  notices: AccountNotices;
  limits: Pick<RateLimits, 'login' | 'profile'>;
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

  /** Ends every session and invalidates password links. */
  async changePassword(
    userId: string,
    { currentPassword, password }: { currentPassword: string; password: string },
    address: string,
    language: SiteLanguage,
  ): Promise<void> {
    const { users, passwords, passwordResets, sessions, notices } = this.deps;
    refuseCommonPassword(password);
    const user = await this.#confirm(userId, { currentPassword }, address);
    await users.setPasswordHash(userId, await passwords.hash(password, address));
    await passwordResets.deleteAllOf(userId);
    await sessions.endAll(userId);
    notices.passwordChanged(user, language);
  }

  /** Invalidates password links. @throws ApiError `taken` */
  async changeEmail(
    userId: string,
    { password, email }: { password: string; email: string },
    address: string,
    language: SiteLanguage,
  ): Promise<void> {
    const user = await this.#confirm(userId, { password }, address);
    if (!(await this.deps.users.setEmail(userId, email))) {
      const text = 'An account with this email already exists';
      throw new ApiError('taken', { text, fields: { email: text } });
    }
    await this.deps.passwordResets.deleteAllOf(userId);
    this.deps.notices.emailChanged(user, email, language);
  }

  async deleteAccount(userId: string, password: string, address: string): Promise<void> {
    await this.#confirm(userId, { password }, address);
    await this.deps.users.remove(userId);
  }

  /** @param given the password under the name of its field in the body, which an error refers to */
  async #confirm(userId: string, given: Record<string, string>, address: string): Promise<StoredUser> {
    const { passwords, limits } = this.deps;
    const user = await this.read(userId);
    const [[field, password] = ['', '']] = Object.entries(given);
    // Counted separately from logins, so that a stranger at an unlocked screen cannot lock the owner out.
    const isRight = await limits.login.attempt(`confirm ${userId}`, address, async () =>
      (await passwords.verify(user.passwordHash, password, address)) ? true : undefined,
    );
    if (!isRight)
      throw new ApiError('wrong_password', { fields: { [field]: 'That password isn’t right. Try again.' } });
    return user;
  }
}
