import { normalizeIdentifier, parseRequestId, type SiteLanguage } from '@marquee/core';
import type { Logger } from '@marquee/server';
import type { RateLimits } from '../../rate-limits';
import type { SendMail } from './mailer';
import { mailTexts, momentInWords } from './texts';
import type { MailText, RequestOutcome, SignInChange } from './texts/mail-texts';

export interface AccountNoticesDeps {
  /** Undefined without a mail server; notices are then not sent. */
  sendMail: SendMail | undefined;
  publicUrl: string | undefined;
  siteName: () => string;
  /** The operator's contact address, if configured. */
  supportEmail: () => string | undefined;
  limits: Pick<RateLimits, 'noticeMail'>;
  logger: Logger;
  now: () => number;
}

interface Owner {
  id: string;
  username: string;
  email: string;
}

interface RequestNews extends RequestOutcome {
  id: string;
  name: string;
}

/**
 * Mails that notify people of changes to their account, in case someone else made them, and of answers. They are in the
 * language of the request that made the change, or the report.
 */
export class AccountNotices {
  constructor(private readonly deps: AccountNoticesDeps) {}

  /** For whoever came by an invitation. */
  welcome({ id, username, email }: Owner, language: SiteLanguage): void {
    const { siteName, publicUrl } = this.deps;
    const mail = { username, siteName: siteName(), link: `${publicUrl}/` };
    this.#send({ id, username, email }, mailTexts(language).welcome(mail));
  }

  passwordChanged(owner: Owner, language: SiteLanguage): void {
    const link = `${this.deps.publicUrl}/reset-password`;
    this.#send(owner, mailTexts(language).passwordChanged({ ...this.#change(owner, language), link }));
  }

  /** @param owner with the previous address, because the new one belongs to whoever made the change */
  emailChanged(owner: Owner, email: string, language: SiteLanguage): void {
    this.#send(owner, mailTexts(language).emailChanged({ ...this.#change(owner, language), email }));
  }

  /** @param about the title's name, and the operator's words */
  reportAnswered(
    { id, username, email }: Owner,
    about: { name: string; answer: string },
    language: SiteLanguage,
  ): void {
    const { siteName, publicUrl } = this.deps;
    const mail = { ...about, username, siteName: siteName(), link: `${publicUrl}/account?tab=account` };
    this.#send({ id, username, email }, mailTexts(language).reportAnswered(mail));
  }

  /** @param about the request: the title's name with its season, and what came of it */
  requestChanged({ id, username, email }: Owner, { name, ...about }: RequestNews, language: SiteLanguage): void {
    const { siteName, publicUrl } = this.deps;
    const season = parseRequestId(about.id)?.season ?? null;
    const mail = { username, siteName: siteName(), link: `${publicUrl}/account?tab=account` };
    const named = { ...mail, ...about, name: season === null ? name : `${name} (S${season})` };
    this.#send({ id, username, email }, mailTexts(language).requestChanged(named));
  }

  /** @param change what was done to the ways into the account */
  signInChanged(owner: Owner, change: SignInChange, language: SiteLanguage): void {
    const link = `${this.deps.publicUrl}/reset-password`;
    this.#send(owner, mailTexts(language).signInChanged({ ...this.#change(owner, language), change, link }));
  }

  #change({ username }: Owner, language: SiteLanguage) {
    const { siteName, supportEmail, now } = this.deps;
    return { username, siteName: siteName(), support: supportEmail(), moment: momentInWords(now(), language) };
  }

  /** Not awaited: the change is effective whether or not the mail arrives. */
  #send(owner: Owner, mail: MailText): void {
    void this.#deliver(owner, mail).catch((error: unknown) =>
      this.deps.logger.error({ err: error }, 'a mail about an account could not be sent'),
    );
  }

  async #deliver({ id, email }: Owner, mail: MailText): Promise<void> {
    const { sendMail, limits } = this.deps;
    if (!sendMail) return;
    // By the mailbox, too: an account may change its address to somebody else's again and again.
    for (const key of [id, normalizeIdentifier(email)]) if (!(await limits.noticeMail.tryConsume(key))) return;
    await sendMail({ to: email, ...mail });
  }
}
