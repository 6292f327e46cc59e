import type { PrismaClient } from '../generated/prisma/client';
import type { MigrationOutcome } from './migrations';

/** Channels of NOTIFY: what pushes write, and what the triggers of prisma/migrations say. */
export const notificationChannels = ['marquee_changes', 'marquee_sessions'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export interface NotificationListener {
  onNotification: (channel: NotificationChannel, payload: string) => void;
  /** Notices may have been missed: the connection was away. */
  onReconnect: () => void;
}

/** An open, migrated database. */
export interface Database {
  prisma: PrismaClient;
  migrations: MigrationOutcome;
  /** Reads its tables; rejects when the database does not answer or they cannot be read. */
  ping(): Promise<void>;
  /** What processes on this database tell each other by NOTIFY. Returns the function that stops listening. */
  listen(listener: NotificationListener): () => void;
  /** Waits for running queries. The process does not end by itself before this. */
  close(): Promise<void>;
}

/** What a module with tables of its own needs. */
export type PrismaDatabase = Pick<Database, 'prisma'>;
