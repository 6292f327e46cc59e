import type { Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { UsersRepository, type StoredUser } from '../users/users.repository';
import type { PreparedSession, SessionsService } from './sessions.service';

/** @throws ApiError `account_disabled`; `unauthorized` if the account has been deleted */
export async function activeUser(tx: Transaction, userId: string): Promise<StoredUser> {
  const user = await new UsersRepository(tx).findById(userId);
  if (!user) throw new ApiError('unauthorized');
  if (user.disabledAt) throw new ApiError('account_disabled');
  return user;
}

/**
 * Opens a session for somebody who has proven to be the account's owner, by whatever means; the account's row must be
 * locked.
 *
 * @throws ApiError as `activeUser`
 */
export async function openSession(
  tx: Transaction,
  sessions: Pick<SessionsService, 'start'>,
  session: PreparedSession,
  userId: string,
): Promise<StoredUser> {
  const user = await activeUser(tx, userId);
  await sessions.start(tx, session, userId);
  return user;
}
