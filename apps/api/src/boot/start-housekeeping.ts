import type { Database } from '../db';
import type { Logger } from '../http/logger';
import { SessionsRepository } from '../modules/auth';
import { RateLimitsRepository } from '../modules/limits';
import { ResetsRepository } from '../modules/password-reset';

const EVERY_MS = 60 * 60_000;

/** Removes what has run out, now and every hour: sessions, links to set a password, counters of limits. */
export function startHousekeeping({ prisma }: Pick<Database, 'prisma'>, logger: Logger): void {
  const tasks = [new SessionsRepository(prisma), new ResetsRepository(prisma), new RateLimitsRepository(prisma)];
  const run = async () => {
    for (const task of tasks) await task.deleteExpired(Date.now());
  };
  const runLogged = () =>
    void run().catch((error: unknown) => logger.warn({ err: error }, 'what has run out could not be removed'));
  setInterval(runLogged, EVERY_MS).unref();
  runLogged();
}
