import type { Database } from '../db';
import type { Logger } from '@marquee/server';
import { runPeriodically } from '../lib/run-periodically';
import { AccessTokensRepository } from '../modules/access-tokens';
import { SessionsRepository } from '../modules/auth';
import { InvitationsRepository } from '../modules/invitations';
import { OidcRepository } from '../modules/oidc';
import { ReportsRepository } from '../modules/reports';
import { TitleRequestsRepository } from '../modules/title-requests';
import { TvLoginRepository } from '../modules/tv-login';
import { RateLimitsRepository } from '../rate-limits';
import { PasswordResetRepository } from '../modules/password-reset';
import { TicketsRepository } from '../modules/sign-in';

const FIRST_MS = 2 * 60_000;
const EVERY_MS = 60 * 60_000;

/** Deletes expired rows every hour: sessions, access tokens, password links, sign-in tickets, TVs, used log-out tokens, invitations, reports, requests, rate-limit counters. Returns a function that stops it. */
export function scheduleCleanup({ prisma }: Pick<Database, 'prisma'>, logger: Logger): () => void {
  const tasks = [
    new SessionsRepository(prisma),
    new AccessTokensRepository(prisma),
    new PasswordResetRepository(prisma),
    new TicketsRepository(prisma),
    new TvLoginRepository(prisma),
    new InvitationsRepository(prisma),
    new ReportsRepository(prisma),
    new TitleRequestsRepository(prisma),
    new OidcRepository(prisma),
    new RateLimitsRepository(prisma),
  ];
  return runPeriodically({
    firstMs: FIRST_MS,
    everyMs: EVERY_MS,
    run: async () => {
      for (const task of tasks) await task.deleteExpired(Date.now());
    },
    onError: (error) => logger.warn({ err: error }, 'expired data could not be removed'),
  });
}
