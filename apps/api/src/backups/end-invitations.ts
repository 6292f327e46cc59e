import type { SqlSession } from '../db/migrations';

/** Call after a restore: what was revoked or used up since the backup must not work again. */
export const endInvitations = (session: Pick<SqlSession, 'exec'>): Promise<void> =>
  session.exec('UPDATE "invitations" SET "revoked_at" = now() WHERE "revoked_at" IS NULL');
