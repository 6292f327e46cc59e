import { syncLimits } from '@marquee/core/contracts';
import type { Settings } from '../../config';
import { LoginGuard } from './login-guard';
import { RateLimit } from './rate-limit';
import { ReadBudget } from './read-budget';
import type { LimitStore } from './rate-limits.repository';

/** Every limit of the account calls. */
export function createLimits(store: LimitStore, settings: Pick<Settings, 'signupsPerHour' | 'syncsPerMinute'>) {
  const perMinute = (name: string, points: number) => new RateLimit(store, { name, points, durationSec: 60 });
  const perHour = (name: string, points: number) => new RateLimit(store, { name, points, durationSec: 3_600 });
  return {
    login: new LoginGuard(store),
    /** New accounts, per address. */
    signup: perHour('signup', settings.signupsPerHour),
    /** Mails with a link, per address and per receiver. */
    resetRequest: perHour('reset-request', 20),
    resetMail: perHour('reset-mail', 3),
    /** Tries to use a link, per address. */
    reset: perHour('reset', 30),
    /** Saves of name and 4K token, per account. */
    profile: perMinute('profile', 60),
    /** Sync posts, per account: how many, their kilobytes, and their entries. */
    sync: perMinute('sync', settings.syncsPerMinute),
    syncKilobytes: perMinute('sync-kilobytes', syncLimits.pushedBytesPerMinute / 1024),
    syncEntries: perMinute('sync-entries', syncLimits.pushedEntriesPerMinute),
    /** Reads of what an account keeps here. */
    reads: new ReadBudget(perMinute('read-kilobytes', syncLimits.readBytesPerMinute / 1024)),
  };
}
export type Limits = ReturnType<typeof createLimits>;
