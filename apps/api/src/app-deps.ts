import type { BackupState } from './backups';
import type { Settings } from './config';
import type { Database } from './db';
import type { Logger } from '@marquee/server';
import type { PasswordHasher } from './modules/auth';
import type { RenderArtwork } from './modules/images';
import type { MetricsRegistry } from './modules/metrics';
import type { CatalogueSource } from './modules/tmdb';

/** What the app needs of the process around it: `main.ts` makes the real ones, tests make their own. */
export interface AppDeps {
  settings: Settings;
  logger: Logger;
  database: Pick<Database, 'ping' | 'prisma' | 'listen'>;
  passwords: PasswordHasher;
  /** Encrypts what the database must not hold in plain text. */
  secretKey: Uint8Array;
  catalogue: CatalogueSource;
  renderArtwork: RenderArtwork;
  metrics: MetricsRegistry;
  /** Undefined where this server writes no backups. */
  backups?: { state: () => Promise<BackupState> };
  /** Folder of the built web app. */
  webRoot: string;
  fetch: typeof globalThis.fetch;
  /** Free bytes on the disk of the data folder; rejects where the system cannot tell. */
  readFreeBytes: () => Promise<number>;
  now: () => number;
  /** The process has been asked to stop. */
  isDraining: () => boolean;
  /** Registers a listener for when the process is asked to stop: it closes what would stay open. */
  onStop: (listener: () => void) => void;
}
