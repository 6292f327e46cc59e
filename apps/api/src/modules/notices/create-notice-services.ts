import type { Logger } from '@marquee/server';
import type { VapidKeys } from '../../boot/vapid-keys';
import type { Settings } from '../../config';
import type { PrismaDatabase } from '../../db';
import type { TokenCipher } from '../../lib/token-cipher';
import type { RateLimits } from '../../rate-limits';
import type { AiringsService } from '../airings';
import type { SendMail } from '../mail';
import { EntriesRepository } from '../sync';
import type { FilteredTmdb } from '../tmdb';
import { MutedSeriesRepository } from './muted-series.repository';
import { NoticeFinder } from './notice-finder';
import { NoticeSender } from './notice-sender';
import { createSendPush, type SendPush } from './send-push';
import { WeeklyMailSender } from './weekly-mail-sender';

export interface NoticeServicesDeps {
  settings: Pick<Settings, 'publicUrl'>;
  database: PrismaDatabase;
  vapidKeys: VapidKeys;
  /** Other than to push services of the public internet. */
  sendPush?: SendPush;
  logger: Logger;
  now: () => number;
  onStop: (listener: () => void) => void;
  airings: AiringsService;
  tmdb: FilteredTmdb;
  /** Undefined without a mail server. */
  sendMail: SendMail | undefined;
  siteName: () => string;
  siteRegion: () => string;
  supportEmail: () => string | undefined;
  tokenCipher: TokenCipher;
  limits: RateLimits;
}

/** What sends notices and weekly mails, started. */
export function createNoticeServices(deps: NoticeServicesDeps) {
  const { settings, database, vapidKeys, sendMail, supportEmail, onStop } = deps;
  const { publicUrl } = settings;
  const mutedSeries = new MutedSeriesRepository(database.prisma);
  const finder = new NoticeFinder({ ...deps, muted: mutedSeries, entries: new EntriesRepository(database.prisma) });
  // Push services refuse other addresses than https; a site without one has no browsers that subscribe.
  const site = publicUrl?.startsWith('https:') ? publicUrl : 'https://marquee.invalid';
  const contact = () => {
    const email = supportEmail();
    return email === undefined ? site : `mailto:${email}`;
  };
  const send = deps.sendPush ?? createSendPush({ keys: vapidKeys, contact });
  const noticeSender = new NoticeSender({ ...deps, finder, send });
  onStop(noticeSender.start());
  const weeklyMailSender =
    sendMail && publicUrl !== undefined ? new WeeklyMailSender({ ...deps, finder, sendMail, publicUrl }) : undefined;
  if (weeklyMailSender) onStop(weeklyMailSender.start());
  return {
    ...{ mutedSeries, noticeSender },
    vapidPublicKey: vapidKeys.publicKey,
    canMail: weeklyMailSender !== undefined,
  };
}
