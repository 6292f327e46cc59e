import type { Logger } from '@marquee/server';
import type { RateLimits } from '../../rate-limits';
import type { SendMail } from './mailer';

export interface AccountNoticesDeps {
  /** Undefined without a mail server: then nobody is told. */
  sendMail: SendMail | undefined;
  publicUrl: string | undefined;
  siteName: () => string;
  /** Whom to ask for help, where the operator has said. */
  supportEmail: () => string | undefined;
  limits: Pick<RateLimits, 'noticeMail'>;
  logger: Logger;
  now: () => number;
}

interface Text {
  subject: string;
  /** What was changed, after the greeting. */
  what: string;
  /** What to do if it was somebody else. */
  remedy: string;
}

interface Owner {
  id: string;
  username: string;
  email: string;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Mails that tell people what was changed about their account: whoever did not do it learns of it. */
export class AccountNotices {
  constructor(private readonly deps: AccountNoticesDeps) {}

  passwordChanged(owner: Owner): void {
    const { siteName, publicUrl } = this.deps;
    this.#send(owner, {
      subject: `Your password for ${siteName()} was changed`,
      what: `the password of your account at ${siteName()} was changed on ${this.#now()}. Every other device is logged out.`,
      remedy: `set a new password at once: ${publicUrl}/reset-password`,
    });
  }

  /** @param owner with the address of before: whoever reads the new one knows already */
  emailChanged(owner: Owner, email: string): void {
    const { siteName } = this.deps;
    this.#send(owner, {
      subject: `Your email address for ${siteName()} was changed`,
      what: `the email address of your account at ${siteName()} was changed to ${email} on ${this.#now()}.`,
      remedy: 'somebody else knows your password, and you need help to get your account back',
    });
  }

  #now(): string {
    return `${moment.format(this.deps.now())} UTC`;
  }

  /** Nobody waits for it: what was changed stays changed, whether or not the mail arrives. */
  #send(owner: Owner, text: Text): void {
    void this.#deliver(owner, text).catch((error: unknown) =>
      this.deps.logger.error({ err: error }, 'a mail about a change of an account could not be sent'),
    );
  }

  async #deliver({ id, username, email }: Owner, { subject, what, remedy }: Text): Promise<void> {
    const { sendMail, limits, supportEmail } = this.deps;
    if (!sendMail || !(await limits.noticeMail.tryConsume(id))) return;
    const support = supportEmail();
    await sendMail({
      to: email,
      subject,
      text: `Hello ${username},

${what}

If it was you, there is nothing to do.
If it was not you, ${remedy}.
${support === undefined ? 'The people who run the site can help.' : `Write to ${support} for help.`}
`,
    });
  }
}
