import { OperationalError } from '@marquee/server';

/*
 * Before the first release, the migrations of development were replaced by one that creates the tables as the last of
 * them left them. A database that ran them has other records and stays as it is; its backup can be restored.
 */

const FIRST_EARLIER_MIGRATION = '20261121100000_accounts_and_sync';
export const LAST_EARLIER_MIGRATION = '20261125190000_picture_owners';

/** @throws OperationalError if a database ran the earlier migrations */
export function refuseEarlierMigrations(applied: { has: (name: string) => boolean }): void {
  if (applied.has(FIRST_EARLIER_MIGRATION))
    throw new OperationalError(
      'The database is from before Marquee’s first release, and was left alone. To keep its data, run `npm run marquee -- backup`, then `npm run marquee -- restore FILE`; with DATABASE_URL, restore into a new, empty database.',
    );
}
