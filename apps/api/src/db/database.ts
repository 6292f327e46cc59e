import type { PrismaClient } from '../generated/prisma/client';
import type { MigrationOutcome } from './migrations';

/** An open, migrated database. Both kinds run the same SQL. */
export interface Database {
  kind: 'embedded' | 'server';
  prisma: PrismaClient;
  migrations: MigrationOutcome;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Writes a backup into the folder and returns its path. A server is backed up with PostgreSQL's own tools. */
  writeBackup?: (folder: string, now: Date) => Promise<string>;
  /** Waits for running queries. The process does not end by itself before this. */
  close(): Promise<void>;
}
