import type { Transaction } from '../../db';
import { UsersRepository } from '../users/users.repository';
import { PasskeysRepository } from './passkeys.repository';

/** Whether an account has a password or a passkey of this site. */
export async function hasLocalWayIn(tx: Transaction, userId: string): Promise<boolean> {
  const user = await new UsersRepository(tx).findById(userId);
  return (user !== null && user.passwordHash !== null) || (await new PasskeysRepository(tx).countOf(userId)) > 0;
}
