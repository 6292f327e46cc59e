import type { PrismaClient } from '../generated/prisma/client';
import type { MigrationOutcome } from './migrations';

/** Channels of NOTIFY: what pushes write, and what the triggers of prisma/migrations say. */
export const noticeChannels = ['marquee_changes', 'marquee_sessions'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

export interface NoticeListener {
  onNotice: (channel: NoticeChannel, payload: string) => void;
  /** Notices may have been missed: the connection was away. */
  onGap: () => void;
}

/** An open, migrated database. Both kinds run the same SQL. */
export interface Database {
  kind: 'embedded' | 'server';
  prisma: PrismaClient;
  migrations: MigrationOutcome;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** What processes on this database tell each other by NOTIFY. Returns the function that stops listening. */
  listen(listener: NoticeListener): () => void;
  /** Writes a backup into the folder and returns its path. A server is backed up with PostgreSQL's own tools. */
  writeBackup?: (folder: string, now: Date) => Promise<string>;
  /** Waits for running queries. The process does not end by itself before this. */
  close(): Promise<void>;
}
