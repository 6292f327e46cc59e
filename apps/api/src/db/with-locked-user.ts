import type { Prisma } from '../generated/prisma/client';
import { ApiError } from '../http/errors';
import { FairQueue } from '../lib/fair-queue';
import type { PrismaDatabase } from './database';

/** Repositories accept it in place of the database's client. */
export type Transaction = Prisma.TransactionClient;

/** What may have changed between a check and the lock. */
export interface LockedUser {
  email: string;
  passwordHash: string | null;
}

/** Whoever waited for the row inside a transaction would keep one of the pool's connections from others. */
const turns = new FairQueue({
  concurrency: Infinity,
  concurrencyPerCaller: 1,
  maxWaiting: Infinity,
  maxWaitingPerCaller: 60,
});

/**
 * Runs `act` in a transaction in which no other one changes the account, its secrets, sessions or profiles. Whatever
 * was checked before must be compared with `user`, or read again.
 *
 * @returns undefined if the account no longer exists
 * @throws ApiError `busy` if too many wait for the account
 */
export async function withLockedUser<Value>(
  { prisma }: PrismaDatabase,
  userId: string,
  act: (tx: Transaction, user: LockedUser) => Promise<Value>,
): Promise<Value | undefined> {
  const turn = await turns.run(userId, () =>
    prisma.$transaction(async (tx) => {
      const [user] = await tx.$queryRaw<LockedUser[]>`
        SELECT email, password_hash AS "passwordHash" FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
      return user && act(tx, user);
    }),
  );
  if (!turn) throw new ApiError('busy', { retryAfterSec: 1 });
  return turn.value;
}
