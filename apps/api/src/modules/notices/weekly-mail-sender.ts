import { chooseSiteLanguage, DAY_MS, normalizeIdentifier } from '@marquee/core';
import { toldAfter } from '@marquee/core/notices';
import type { Logger } from '@marquee/server';
import type { PrismaDatabase } from '../../db';
import type { TokenCipher } from '../../lib/token-cipher';
import type { RateLimits } from '../../rate-limits';
import { mailTexts, type SendMail } from '../mail';
import { audienceOf } from './audience-of';
import type { NamedNotice, NoticeFinder } from './notice-finder';
import { createQueue } from './run-queue';
import { noticeLines } from './texts';
import { unsubscribeToken } from './unsubscribe-token';
import { WeeklyMailsRepository, type DueMail } from './weekly-mails.repository';

export interface WeeklyMailSenderDeps {
  database: PrismaDatabase;
  finder: Pick<NoticeFinder, 'find'>;
  sendMail: SendMail;
  publicUrl: string;
  siteName: () => string;
  tokenCipher: TokenCipher;
  limits: Pick<RateLimits, 'noticeMail'>;
  logger: Logger;
  now: () => number;
}

const WEEK_MS = 7 * DAY_MS;
/** For a mail server that does not take it. */
const RETRY_MS = 3_600_000;
/** Longer than looking and sending take. */
const LEASE_MS = 10 * 60_000;
/** Longer than anybody reads. */
const MOST_TITLES = 50;

/** Mails profiles once a week what is new for them, each mail by one process; nothing in a week without news. */
export class WeeklyMailSender {
  readonly #mails: WeeklyMailsRepository;
  readonly #queue: ReturnType<typeof createQueue>;

  constructor(private readonly deps: WeeklyMailSenderDeps) {
    this.#mails = new WeeklyMailsRepository(deps.database.prisma);
    this.#queue = createQueue({
      deliverNext: () => this.#deliverNext(),
      atOnce: 1,
      failed: 'weekly mails could not be sent',
      logger: deps.logger,
    });
  }

  /** Sends what is due every now and then; the returned function ends that. */
  start(): () => void {
    return this.#queue.start();
  }

  deliver(): Promise<void> {
    return this.#queue.deliver();
  }

  async #deliverNext(): Promise<boolean> {
    const { now, logger } = this.deps;
    const mail = await this.#mails.claim(new Date(now()), LEASE_MS);
    if (!mail) return false;
    try {
      const told = await this.#send(mail);
      await this.#mails.update(mail.id, { told, dueAt: new Date(nextDueMs(mail.dueAt.getTime(), now())) });
    } catch (err) {
      logger.warn({ err }, 'a weekly mail could not be sent');
      await this.#mails.update(mail.id, { dueAt: new Date(now() + RETRY_MS) });
    }
    return true;
  }

  /** @returns what the profile has been told by now */
  async #send(mail: DueMail): Promise<DueMail['told']> {
    const { finder, limits, sendMail, now } = this.deps;
    const audience = audienceOf(mail, now());
    const news = (await finder.find(audience)).slice(0, MOST_TITLES);
    if (news.length === 0 || !(await limits.noticeMail.tryConsume(normalizeIdentifier(mail.email)))) return mail.told;
    await sendMail(this.#mailOf(mail, news));
    return news.reduce((told, { notice }) => toldAfter({ ...audience, told }, notice), mail.told);
  }

  #mailOf({ id, username, email, language: stored }: DueMail, news: readonly NamedNotice[]) {
    const { publicUrl, siteName, tokenCipher } = this.deps;
    const language = chooseSiteLanguage({ chosen: stored });
    const query = `?${new URLSearchParams({ token: unsubscribeToken(tokenCipher, id) }).toString()}`;
    const items = news.map((named) => {
      const { name, text, path } = noticeLines(named, language);
      return { name, text, link: publicUrl + path };
    });
    const texts = { username, siteName: siteName(), items, unsubscribe: `${publicUrl}/unsubscribe${query}` };
    return {
      to: email,
      ...mailTexts(language).weekly(texts),
      // RFC 2369 and 8058: mail programs show a button for it.
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/notices/unsubscribe${query}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }
}

/** At the same time of the week, however late this one was. */
const nextDueMs = (dueMs: number, nowMs: number): number =>
  dueMs + WEEK_MS * Math.max(1, Math.ceil((nowMs - dueMs) / WEEK_MS));
