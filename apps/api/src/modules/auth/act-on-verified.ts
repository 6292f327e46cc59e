import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { SessionsRepository } from './sessions.repository';

/** An account whose password or PIN was verified, and what to do with it. */
export interface Verified<Value> {
  user: { id: string; passwordHash: string | null };
  /** Whether secrets other than the password are still those that were verified. */
  isUnchanged?: (tx: Transaction) => Promise<boolean>;
  act: (tx: Transaction) => Promise<Value>;
}

/**
 * Acts on an account in one transaction with its row locked, and only where what was verified is still the account's:
 * verifying takes long enough for a password to change meanwhile, or for a login to raise the cost of its hash. Then it
 * is verified again.
 *
 * @param verify returns undefined if what was given is wrong
 * @param sessionId of the session that makes the call, which must not have ended meanwhile
 * @throws ApiError `unauthorized` if it has
 */
export async function actOnVerified<Value>(
  database: PrismaDatabase,
  verify: () => Promise<Verified<Value> | undefined>,
  sessionId?: string,
): Promise<{ value: Value } | undefined> {
  for (;;) {
    const verified = await verify();
    if (!verified) return undefined;
    const { user: seen, isUnchanged, act } = verified;
    const done = await withLockedUser(database, seen.id, async (tx, user) => {
      if (sessionId !== undefined && !(await new SessionsRepository(tx).profileOf(sessionId)))
        throw new ApiError('unauthorized');
      if (user.passwordHash !== seen.passwordHash || (await isUnchanged?.(tx)) === false) return undefined;
      return { value: await act(tx) };
    });
    if (done) return done;
  }
}
