import type { Settings } from '../../config';
import { LoginGuard } from './login-guard';
import { RateLimit } from './rate-limit';
import type { LimitStore } from './rate-limits.repository';

/** Every limit of the account calls. */
export function createLimits(store: LimitStore, settings: Pick<Settings, 'signupsPerHour' | 'syncsPerMinute'>) {
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
    profile: new RateLimit(store, { name: 'profile', points: 60, durationSec: 60 }),
    /** Sync posts, per account. */
    sync: new RateLimit(store, { name: 'sync', points: settings.syncsPerMinute, durationSec: 60 }),
  };
}
export type Limits = ReturnType<typeof createLimits>;
