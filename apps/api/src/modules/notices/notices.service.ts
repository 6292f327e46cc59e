import type { SiteLanguage } from '@marquee/core';
import {
  MOST_NOTICE_DEVICES,
  type NoticeDeviceBody,
  type Notices,
  type PushSubscriptionBody,
  type SeriesNoticesBody,
  type WeeklyMailBody,
} from '@marquee/core/contracts';
import { DAY_MS } from '@marquee/core';
import { withLockedUser, type PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import { isUuid } from '../../lib/is-uuid';
import type { TokenCipher } from '../../lib/token-cipher';
import type { RateLimits } from '../../rate-limits';
import { mayManageAccount, SessionsRepository, type CurrentSession } from '../auth';
import type { ProfileKey } from '../profiles/profile-key';
import type { MutedSeriesRepository } from './muted-series.repository';
import { NoticeDevicesRepository } from './notice-devices.repository';
import type { NoticeSender } from './notice-sender';
import { readUnsubscribeToken } from './unsubscribe-token';
import { WeeklyMailsRepository } from './weekly-mails.repository';

export interface NoticesServiceDeps {
  database: PrismaDatabase;
  noticeSender: Pick<NoticeSender, 'test'>;
  mutedSeries: MutedSeriesRepository;
  vapidPublicKey: string;
  /** Whether the site can send mails with links. */
  canMail: boolean;
  tokenCipher: TokenCipher;
  limits: Pick<RateLimits, 'noticeTest'>;
  now: () => number;
}

const WEEK_MS = 7 * DAY_MS;

const targetOf = ({ endpoint, keys }: PushSubscriptionBody) => ({ endpoint, ...keys });

/** What people choose about the notices of their profile. */
export class NoticesService {
  readonly #devices: NoticeDevicesRepository;
  readonly #mails: WeeklyMailsRepository;

  constructor(private readonly deps: NoticesServiceDeps) {
    this.#devices = new NoticeDevicesRepository(deps.database.prisma);
    this.#mails = new WeeklyMailsRepository(deps.database.prisma);
  }

  async find(session: CurrentSession): Promise<Notices> {
    const [devices, isMailOn, mutedSeries] = await Promise.all([
      this.#devices.listOf(session),
      this.#mails.has(session),
      this.deps.mutedSeries.listOf(session),
    ]);
    return {
      publicKey: this.deps.vapidPublicKey,
      devices: devices.map(({ id, sessionId, session: { device }, createdAt, timeZone, quietHours }) => ({
        ...{ id, device, isCurrent: sessionId === session.sessionId },
        ...{ createdAt: createdAt.toISOString(), timeZone, quietHours },
      })),
      mail: this.#getsMail(session) ? { isOn: isMailOn } : null,
      mutedSeries,
    };
  }

  /** @throws ApiError `collection_full`, or `unauthorized` if the session ended meanwhile */
  async saveDevice(session: CurrentSession, body: NoticeDeviceBody, language: SiteLanguage): Promise<void> {
    const { userId, profileId, sessionId } = session;
    const key = { userId, profileId, sessionId };
    const { timeZone, quietHours } = body;
    const isSaved = await withLockedUser(this.deps.database, userId, async (tx) => {
      if ((await new SessionsRepository(tx).profileOf(sessionId))?.profileId !== profileId) return false;
      const devices = new NoticeDevicesRepository(tx);
      if ((await devices.countOthers(key)) >= MOST_NOTICE_DEVICES) throw new ApiError('collection_full');
      const settings = { language, timeZone, quietHours };
      await devices.save(key, targetOf(body.subscription), settings, new Date(this.deps.now()));
      return true;
    });
    if (!isSaved) throw new ApiError('unauthorized');
  }

  /** @throws ApiError `not_found` */
  async removeDevice(profile: ProfileKey, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.#devices.remove(profile, id))) throw new ApiError('not_found');
  }

  /** @throws ApiError `not_found` if the session’s browser had no such subscription */
  async renew(sessionId: string, endpoint: string, subscription: PushSubscriptionBody): Promise<void> {
    if (!(await this.#devices.replaceTarget(sessionId, endpoint, targetOf(subscription))))
      throw new ApiError('not_found');
  }

  /** @throws ApiError `not_found`, `rate_limited` */
  async test(session: CurrentSession): Promise<{ isAccepted: boolean }> {
    await this.deps.limits.noticeTest.consume(session.userId);
    const isAccepted = await this.deps.noticeSender.test(session);
    if (isAccepted === undefined) throw new ApiError('not_found');
    return { isAccepted };
  }

  /** @throws ApiError `not_configured` */
  async setMail(session: CurrentSession, { isOn, timeZone }: WeeklyMailBody, language: SiteLanguage): Promise<void> {
    if (!isOn) return this.#mails.remove(session);
    if (!this.#getsMail(session)) throw new ApiError('not_configured');
    const nowMs = this.deps.now();
    await this.#mails.add(session, { language, timeZone, dueAt: new Date(nowMs + WEEK_MS) }, new Date(nowMs));
  }

  /** @throws ApiError `collection_full` */
  async setSeries(profile: ProfileKey, { key, isOn }: SeriesNoticesBody): Promise<void> {
    if (isOn) await this.deps.mutedSeries.remove(profile, key);
    else if (!(await this.deps.mutedSeries.add(profile, key))) throw new ApiError('collection_full');
  }

  /** A mail that is off already is as good. @throws ApiError `bad_request` for a token that is none */
  async unsubscribe(token: string): Promise<void> {
    const id = readUnsubscribeToken(this.deps.tokenCipher, token);
    if (id === null) throw new ApiError('bad_request');
    await this.#mails.forget(id);
  }

  /** Mails go to the account’s address, which is not that of a restricted profile. */
  #getsMail(session: CurrentSession): boolean {
    return this.deps.canMail && mayManageAccount(session);
  }
}
