import type { BackupScheduler } from './backups';
import type { VapidKeys } from './boot/vapid-keys';
import type { Settings } from './config';
import type { Database } from './db';
import type { Logger, RecentWarnings } from '@marquee/server';
import type { PasswordHasher } from './modules/auth';
import type { RenderArtwork } from './modules/images';
import type { MetricsRegistry } from './modules/metrics';
import type { SendPush } from './modules/notices';
import type { SiteSettings } from './modules/site-settings';
import type { PostWebhook } from './modules/webhooks';
import type { CatalogueListing, CatalogueSource } from './modules/tmdb';

/** What the app needs from its process. `main.ts` creates the real dependencies, tests create their own. */
export interface AppDeps {
  settings: Settings;
  logger: Logger;
  /** The last ones of the logger. */
  warnings: Pick<RecentWarnings, 'list'>;
  database: Pick<Database, 'ping' | 'prisma' | 'listen'>;
  passwords: PasswordHasher;
  /** What operators set on the site's own pages. */
  siteSettings: SiteSettings;
  /** Encrypts secrets that the database must not store in plain text. */
  secretKey: Uint8Array;
  /** By which push services know this site. */
  vapidKeys: VapidKeys;
  catalogue: CatalogueSource & CatalogueListing;
  renderArtwork: RenderArtwork;
  metrics: MetricsRegistry;
  /** Undefined if this server writes no backups. */
  backups?: Pick<BackupScheduler, 'state' | 'runNow' | 'list' | 'pathOf'>;
  /** Of the product. */
  version: string;
  startedAtMs: number;
  /** Account limits other than the usual ones. */
  limits?: { signupsPerHour?: number; syncsPerMinute?: number; strangersReportsPerHour?: number };
  /** How long a request waits for TMDB or a page where it could be answered without. */
  staleAfterMs?: number;
  /** Another base URL of TMDB's images; may be a private address. */
  tmdbImageBaseUrl?: string;
  /** Folder of the built web app. */
  webRoot: string;
  fetch: typeof globalThis.fetch;
  /** Other than by https to the public internet. */
  postWebhook?: PostWebhook;
  sendPush?: SendPush;
  /** Free bytes on the data folder's disk; rejects if the system cannot report them. */
  readFreeBytes: () => Promise<number>;
  now: () => number;
  /** Whether the event loop is too busy to render pages. */
  isBusy: () => boolean;
  /** Whether the process has been asked to stop. */
  isDraining: () => boolean;
  /** Registers a listener that is called when the process is asked to stop, to close long-lived connections. */
  onStop: (listener: () => void) => void;
}
