import { z } from 'zod';
import { LAST_EARLIER_MIGRATION, type Migration } from '../db/migrations';
import { backupError } from './backup-error';

const tableSchema = z.object({ name: z.string(), rows: z.int().min(0) });

/** The first data line of a backup. */
export const backupHeaderSchema = z.object({
  format: z.literal(2),
  /** ISO 8601, from the clock of the machine that wrote it. */
  createdAt: z.iso.datetime(),
  /** Names of the applied migrations, which define the tables that the rows belong to. */
  migrations: z.array(z.string()),
  /** In the order of the file: referenced tables come first. */
  tables: z.array(tableSchema),
});
export type BackupHeader = z.output<typeof backupHeaderSchema>;

/**
 * Tables that are not part of a backup: a session that was ended, a token that was revoked, a link that was used, a
 * webhook that was removed, or a mail that was unsubscribed, would be valid again after a restore; the library is read
 * from the stream provider again, and what airs and comes out is asked of TMDB. Backups of earlier versions have some of
 * them.
 */
export const TRANSIENT_TABLES: ReadonlySet<string> = new Set([
  'sessions',
  'oidc_sessions',
  'oidc_logout_tokens',
  'access_tokens',
  'password_resets',
  'sign_in_tickets',
  'tv_logins',
  'webhooks',
  'webhook_events',
  'notice_devices',
  'weekly_mails',
  'rate_limits',
  'sync_epoch',
  'library_titles',
  'library_state',
  'series_airings',
  'film_releases',
  'future_pushes',
  'picture_owners',
]);

const FILE = /^marquee-\d{8}T\d{6}Z\.sql\.gz$/;
const DRAFT = /^marquee-\d{8}T\d{6}Z\.sql\.gz\.tmp$/;

export const isBackupName = (name: string): boolean => FILE.test(name);
export const isDraftName = (name: string): boolean => DRAFT.test(name);
export const backupName = (createdAt: Date): string =>
  `marquee-${createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sql.gz`;

export const accountsOf = ({ tables }: BackupHeader): number => tables.find(({ name }) => name === 'users')?.rows ?? 0;

/** Rows that belong to people. */
export const userRowsOf = ({ tables }: BackupHeader): number =>
  tables.reduce((sum, { name, rows }) => (TRANSIENT_TABLES.has(name) ? sum : sum + rows), 0);

export const allRowsOf = ({ tables }: BackupHeader): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/**
 * The migrations that a backup's rows require, i.e. those of the backup. This version has to include all of them.
 *
 * @throws OperationalError if a newer Marquee wrote the backup
 */
export function migrationsOf(header: BackupHeader, migrations: readonly Migration[]): Migration[] {
  // What the last of the earlier migrations left is what the one in their place creates.
  if (header.migrations.includes(LAST_EARLIER_MIGRATION)) return migrations.slice(0, 1);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = header.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw backupError(`The backup is from a newer Marquee (${unknown.join(', ')}); update Marquee first.`);
  return migrations.filter(({ name }) => header.migrations.includes(name));
}
