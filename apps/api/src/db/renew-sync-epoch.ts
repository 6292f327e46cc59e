import type { SqlSession } from './migrations';

/** Call after replacing the data of a database: every device then sends what it holds and reads everything again. */
export const renewSyncEpoch = (session: Pick<SqlSession, 'exec'>): Promise<void> =>
  session.exec('UPDATE "sync_epoch" SET "epoch" = gen_random_uuid()');
