import type { Transaction } from '../../db';
import { UsersRepository } from '../users/users.repository';
import { PasskeysRepository } from './passkeys.repository';
import { passkeyDomain } from './relying-party';

/** Whether an account has a password or a passkey that works here. */
export async function hasLocalWayIn(tx: Transaction, userId: string, publicUrl: string | undefined): Promise<boolean> {
  const user = await new UsersRepository(tx).findById(userId);
  if (user !== null && user.passwordHash !== null) return true;
  return new PasskeysRepository(tx).hasUsable(userId, passkeyDomain(publicUrl));
}
