import type { Transaction } from '../../db';
import { AccessTokensRepository } from '../access-tokens/access-tokens.repository';
import { PasswordResetRepository } from '../password-reset/password-reset.repository';
import { TicketsRepository } from '../sign-in/tickets.repository';
import { UsersRepository } from '../users/users.repository';
import { WebhooksRepository } from '../webhooks/webhooks.repository';
import { SessionsRepository } from './sessions.repository';

/** Sets a password, ends every session and invalidates links, access tokens and the webhook; the account's row must be locked. */
export async function setPassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await new UsersRepository(tx).setPasswordHash(userId, passwordHash);
  await new PasswordResetRepository(tx).deleteAllOf(userId);
  await new TicketsRepository(tx).deleteAllOf(userId);
  await new SessionsRepository(tx).endAll(userId);
  await new AccessTokensRepository(tx).revokeAll(userId);
  await new WebhooksRepository(tx).remove(userId);
}
