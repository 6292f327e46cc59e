import { syncLimits } from '@marquee/core/contracts';
import { LoginLockout } from '../modules/auth/login-lockout';
import { AddressLimit } from './address-limit';
import { RateLimit } from './rate-limit';
import { ReadBudget } from './read-budget';
import type { LimitStore } from './rate-limits.repository';

const PINS_PER_DAY = 30;
const CODES_PER_DAY = 30;
const REQUESTS_PER_DAY = 20;

/** Limits that tests change. */
const LIMITS = { signupsPerHour: 100, syncsPerMinute: 600, strangersReportsPerHour: 100 };

/** Every limit of the account calls. */
export function createRateLimits(store: LimitStore, changes: Partial<typeof LIMITS> = {}) {
  const { signupsPerHour, syncsPerMinute, strangersReportsPerHour } = { ...LIMITS, ...changes };
  const limitPerMinute = (name: string, points: number) => new RateLimit(store, { name, points, durationSec: 60 });
  const perHour = (name: string, points: number) => new RateLimit(store, { name, points, durationSec: 3_600 });
  const perAddress = (name: string, points: number, durationSec = 3_600) =>
    new AddressLimit(store, { name, points, durationSec });
  return {
    login: new LoginLockout(store),
    /** Wrong PINs, per account; beyond this limit only the password works. */
    pinsPerDay: new RateLimit(store, { name: 'pin-day', points: PINS_PER_DAY, durationSec: 24 * 3_600 }),
    /** Wrong time codes, per account; beyond this limit only recovery codes and passkeys work. */
    codesPerDay: new RateLimit(store, { name: 'code-day', points: CODES_PER_DAY, durationSec: 24 * 3_600 }),
    /** Challenges for passkeys, per address: the log-in page makes one whenever it opens. */
    passkeyChallenge: perAddress('passkey-challenge', 120, 60),
    /** Uses of the set-up code, per address. */
    setup: perAddress('setup', 30),
    /** New accounts, per address. */
    signup: perAddress('signup', signupsPerHour),
    /** Looks at an invitation, per address. */
    invitation: perAddress('invitation', 60),
    /** Codes for a TV, per address; and wrong ones that are typed, per account and per address. */
    tv: perAddress('tv', 60),
    tvCodeOfAccount: new RateLimit(store, { name: 'tv-code-account', points: 10, durationSec: 15 * 60 }),
    tvCodeOfAddress: perAddress('tv-code-address', 30, 15 * 60),
    /** Mails with a link, per address and per mailbox. */
    resetRequest: perAddress('reset-request', 20),
    resetMail: perHour('reset-mail', 3),
    /** Mails about changes, per account and per mailbox. */
    noticeMail: perHour('notice-mail', 10),
    /** Attempts to use a link, per address. */
    reset: perAddress('reset', 30),
    /** Reports: of everybody without an account together, of one account, and of all accounts together. */
    reportsOfStrangers: perHour('report-strangers', strangersReportsPerHour),
    reportsOfMember: perHour('report-member', 20),
    reportsOfMembers: perHour('report-members', 300),
    /** Titles that are asked for: by one account, and by all accounts together. */
    requestsOfMember: new RateLimit(store, {
      name: 'request-member',
      points: REQUESTS_PER_DAY,
      durationSec: 24 * 3_600,
    }),
    requestsOfMembers: perHour('request-members', 500),
    /** Saves of name and 4K token, per account. */
    profile: limitPerMinute('profile', 60),
    /** Sync posts, per account: their number, kilobytes and entries. */
    sync: limitPerMinute('sync', syncsPerMinute),
    syncKilobytes: limitPerMinute('sync-kilobytes', syncLimits.pushedBytesPerMinute / 1024),
    syncEntries: limitPerMinute('sync-entries', syncLimits.pushedEntriesPerMinute),
    /** Reports of media programs, per account. */
    scrobble: limitPerMinute('scrobble', 120),
    /** Questions of add-ons, per account; and with secrets that are none, per address. */
    addon: limitPerMinute('addon', 240),
    addonFailures: perHour('addon-failures', 60),
    /** Reads of calendar feeds, per account; and with secrets that are none, per address. */
    calendar: limitPerMinute('calendar', 30),
    calendarFailures: perHour('calendar-failures', 60),
    /** Pushes that a webhook is told of, and tests of one, per account. */
    webhookPush: perHour('webhook-push', 300),
    webhookTest: perHour('webhook-test', 30),
    /** Test notices, per account. */
    noticeTest: perHour('notice-test', 30),
    /** Reads of an account's stored data. */
    reads: new ReadBudget(limitPerMinute('read-kilobytes', syncLimits.readBytesPerMinute / 1024)),
  };
}
export type RateLimits = ReturnType<typeof createRateLimits>;
