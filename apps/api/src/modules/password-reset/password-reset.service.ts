import { normalizeIdentifier, type SiteLanguage } from '@marquee/core';
import { withLockedUser, type PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { Logger } from '@marquee/server';
import { generateToken, hashToken } from '../../lib/random-token';
import { refuseCommonPassword, setPassword, type PasswordHasher } from '../auth';
import { mailTexts, type AccountNotices, type SendMail } from '../mail';
import type { RateLimits } from '../../rate-limits';
import { UsersRepository } from '../users';
import { RESET_MINUTES, resetPath } from './reset-link';
import { PasswordResetRepository } from './password-reset.repository';

export interface PasswordResetServiceDeps {
  /** Undefined without a mail server, when links cannot be sent. */
  sendMail: SendMail | undefined;
  /** Configured, because the host name of a request must not determine the link's target. */
  publicUrl: string | undefined;
  siteName: () => string;
  database: PrismaDatabase;
  users: UsersRepository;
  passwordResets: PasswordResetRepository;
  passwords: PasswordHasher;
  notices: Pick<AccountNotices, 'passwordChanged'>;
  limits: RateLimits;
  logger: Logger;
  now: () => number;
}

export class PasswordResetService {
  constructor(private readonly deps: PasswordResetServiceDeps) {}

  /**
   * Responds before looking up the account, so that neither the response nor its timing reveals whether the account
   * exists.
   *
   * @throws ApiError `not_configured` without a mail server. Links that an operator makes work all the same.
   */
  async request(email: string, address: string, language: SiteLanguage): Promise<void> {
    const { sendMail, publicUrl, limits } = this.deps;
    if (sendMail === undefined || publicUrl === undefined) throw new ApiError('not_configured');
    await limits.resetRequest.consume(address);
    void this.#send(email, language).catch((error: unknown) =>
      this.deps.logger.error({ err: error }, 'a mail to set a new password could not be sent'),
    );
  }

  async reset(token: string, password: string, address: string, language: SiteLanguage): Promise<void> {
    const { database, passwordResets, passwords, notices, limits, now } = this.deps;
    await limits.reset.consume(address);
    refuseCommonPassword(password);
    const tokenHash = hashToken(token);
    const userId = await passwordResets.userOf(tokenHash, now());
    if (userId === undefined) throw new ApiError('reset_link_invalid');
    const passwordHash = await passwords.hash(password, address);
    const user = await withLockedUser(database, userId, async (tx) => {
      // Another request may have used the link, or the password or the address may have changed.
      if ((await new PasswordResetRepository(tx).userOf(tokenHash, now())) === undefined) return undefined;
      await setPassword(tx, userId, passwordHash);
      return new UsersRepository(tx).findById(userId);
    });
    if (!user) throw new ApiError('reset_link_invalid');
    notices.passwordChanged(user, language);
    await limits.login.unlockAt([user.username, user.email].map(normalizeIdentifier), address);
  }

  async #send(email: string, language: SiteLanguage): Promise<void> {
    const { database, users, limits, sendMail, publicUrl, siteName, now } = this.deps;
    const user = await users.findByIdentifier(normalizeIdentifier(email));
    if (!user || !sendMail || publicUrl === undefined) return;
    if (!(await limits.resetMail.tryConsume(normalizeIdentifier(user.email)))) return;
    const token = generateToken();
    const isCreated = await withLockedUser(database, user.id, async (tx, { email: current }) => {
      // A link for an address that the account no longer has must not work.
      if (current !== user.email) return false;
      await new PasswordResetRepository(tx).replace(user.id, hashToken(token), now() + RESET_MINUTES * 60_000);
      return true;
    });
    if (!isCreated) return;
    const link = publicUrl + resetPath(token);
    const { username } = user;
    const mail = mailTexts(language).setPassword({ username, siteName: siteName(), link, minutes: RESET_MINUTES });
    await sendMail({ to: user.email, ...mail });
  }
}
