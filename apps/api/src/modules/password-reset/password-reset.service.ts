import { normalizeIdentifier, type SiteLanguage } from '@marquee/core';
import { ApiError } from '../../http/api-error';
import type { Logger } from '@marquee/server';
import { generateToken, hashToken } from '../../lib/random-token';
import { refuseCommonPassword, type PasswordHasher, type SessionsService } from '../auth';
import { mailTexts, type AccountNotices, type SendMail } from '../mail';
import type { RateLimits } from '../../rate-limits';
import type { UsersRepository } from '../users';
import { RESET_MINUTES, resetLink } from './reset-link';
import type { PasswordResetRepository } from './password-reset.repository';

export interface PasswordResetServiceDeps {
  /** Undefined without a mail server, when links cannot be sent. */
  sendMail: SendMail | undefined;
  /** Configured, because the host name of a request must not determine the link's target. */
  publicUrl: string | undefined;
  siteName: () => string;
  users: UsersRepository;
  passwordResets: PasswordResetRepository;
  sessions: SessionsService;
  passwords: PasswordHasher;
  notices: Pick<AccountNotices, 'passwordChanged'>;
  limits: RateLimits;
  logger: Logger;
  now: () => number;
}

export class PasswordResetService {
  constructor(private readonly deps: PasswordResetServiceDeps) {}

  /** @throws ApiError `not_configured` */
  requireMail(): void {
    const { sendMail, publicUrl } = this.deps;
    if (sendMail === undefined || publicUrl === undefined) throw new ApiError('not_configured');
  }

  /**
   * Responds before looking up the account, so that neither the response nor its timing reveals whether the account
   * exists.
   */
  async request(email: string, address: string, language: SiteLanguage): Promise<void> {
    await this.deps.limits.resetRequest.consume(address);
    void this.#send(email, language).catch((error: unknown) =>
      this.deps.logger.error({ err: error }, 'a mail to set a new password could not be sent'),
    );
  }

  async reset(token: string, password: string, address: string, language: SiteLanguage): Promise<void> {
    const { passwordResets, users, passwords, sessions, notices, limits, now } = this.deps;
    await limits.reset.consume(address);
    refuseCommonPassword(password);
    const tokenHash = hashToken(token);
    if (!(await passwordResets.exists(tokenHash, now()))) throw new ApiError('reset_link_invalid');
    // Before the link is consumed, because hashing may be refused while the server is busy.
    const passwordHash = await passwords.hash(password, address);
    const userId = await passwordResets.consume(tokenHash, now());
    if (userId === undefined) throw new ApiError('reset_link_invalid');
    await users.setPasswordHash(userId, passwordHash);
    await sessions.endAll(userId);
    const user = await users.findById(userId);
    if (!user) return;
    notices.passwordChanged(user, language);
    await limits.login.unlockAt([user.username, user.email].map(normalizeIdentifier), address);
  }

  async #send(email: string, language: SiteLanguage): Promise<void> {
    const { users, passwordResets, limits, sendMail, publicUrl, siteName, now } = this.deps;
    const user = await users.findByIdentifier(normalizeIdentifier(email));
    if (!user || !sendMail || publicUrl === undefined) return;
    if (!(await limits.resetMail.tryConsume(user.id))) return;
    const token = generateToken();
    await passwordResets.replace(user.id, hashToken(token), now() + RESET_MINUTES * 60_000);
    const link = resetLink(publicUrl, token);
    const { username } = user;
    const mail = mailTexts(language).setPassword({ username, siteName: siteName(), link, minutes: RESET_MINUTES });
    await sendMail({ to: user.email, ...mail });
  }
}
