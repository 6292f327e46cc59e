import type { PrismaClient } from '../generated/prisma/client';
import type { MigrationOutcome } from './migrations';

/** Channels of NOTIFY, used by pushes and by the triggers in prisma/migrations. */
export const notificationChannels = [
  'marquee_changes',
  'marquee_sessions',
  'marquee_settings',
  'marquee_library',
  'marquee_requests',
] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export interface NotificationListener {
  onNotification: (channel: NotificationChannel, payload: string) => void;
  /** Notifications may have been missed while the connection was lost. */
  onReconnect: () => void;
}

/** An open, migrated database. */
export interface Database {
  prisma: PrismaClient;
  migrations: MigrationOutcome;
  /** Reads from its tables; rejects if the database does not respond or they cannot be read. */
  ping(): Promise<void>;
  /** Subscribes to the NOTIFY messages of all processes on this database. Returns a function that unsubscribes. */
  listen(listener: NotificationListener): () => void;
  /** Waits for running queries. The process does not exit by itself before this. */
  close(): Promise<void>;
}

/** The part of the database that a module with its own tables needs. */
export type PrismaDatabase = Pick<Database, 'prisma'>;
