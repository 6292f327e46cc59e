import { renderArtwork, warmArtwork } from '@marquee/artwork';
import { createCatalogue } from '@marquee/catalogue';
import {
  createLogger,
  createShutdown,
  freeBytesOf,
  RecentWarnings,
  reservePort,
  runServer,
  type RunningServer,
} from '@marquee/server';
import { createApp } from './app';
import { BackupScheduler } from './backups';
import { prepareDataFolder } from './boot/prepare-data-folder';
import { restrictPermissions } from './boot/restrict-permissions';
import { readSecretKey } from './boot/secret-key';
import { readVapidKeys } from './boot/vapid-keys';
import { scheduleCleanup } from './boot/schedule-cleanup';
import {
  backupFolder,
  databaseUrlOf,
  memoryBounds,
  migrationsFolder,
  productVersion,
  readSettings,
  webRoot,
} from './config';
import { openDatabase } from './db';
import { createEventLoopMonitor } from './lib/event-loop-monitor';
import { createPasswordHasher } from './modules/auth';
import { TokenCipher } from './lib/token-cipher';
import { createMetricsRegistry } from './modules/metrics';
import { SetupCode } from './modules/setup';
import { SiteSettings } from './modules/site-settings';
import { checkToken } from './modules/tmdb';
import { UsersRepository } from './modules/users';

async function start(): Promise<RunningServer> {
  const settings = readSettings(process.env);
  const warnings = new RecentWarnings(Date.now);
  const logger = createLogger('api', settings.logLevel, undefined, warnings);
  const reserved = await reservePort({ port: settings.port, host: settings.host, setting: 'PORT' });
  await prepareDataFolder(settings.dataDir);
  restrictPermissions(settings.dataDir);
  const databaseUrl = databaseUrlOf(settings);
  const database = await openDatabase({ databaseUrl, migrationsFolder });
  const catalogue = createCatalogue({ now: () => new Date() });
  const shutdown = createShutdown({ server: reserved.server, close: () => database.close(), logger });
  const bounds = memoryBounds[settings.memory];
  const passwords = createPasswordHasher(bounds.passwordHashes);
  const metrics = createMetricsRegistry({ processMetrics: true });
  const backups =
    settings.writesBackups &&
    new BackupScheduler({
      databaseUrl,
      folder: backupFolder(settings.dataDir),
      logger,
      now: Date.now,
      onFailure: metrics.countBackupFailure,
    });
  const secretKey = readSecretKey(settings);
  const siteSettings = new SiteSettings({
    database,
    cipher: new TokenCipher(secretKey),
    logger,
    environment: settings,
  });
  const users = new UsersRepository(database.prisma);
  await new SetupCode(settings.dataDir).prepare(() => users.countOperators());
  shutdown.onStop(siteSettings.follow());
  const app = createApp({
    settings,
    logger,
    warnings,
    database,
    passwords,
    siteSettings,
    secretKey,
    vapidKeys: readVapidKeys(settings),
    catalogue,
    renderArtwork: (path) => renderArtwork(path, catalogue),
    metrics,
    ...(backups && { backups }),
    webRoot,
    fetch,
    readFreeBytes: () => freeBytesOf(settings.dataDir),
    version: productVersion(),
    startedAtMs: Date.now(),
    now: Date.now,
    isBusy: createEventLoopMonitor(Date.now),
    isDraining: shutdown.isDraining,
    onStop: shutdown.onStop,
  });
  shutdown.onStop(scheduleCleanup(database, logger));
  if (backups) shutdown.onStop(backups.start());
  // Only now, so that all parts of the app hear of it.
  await siteSettings.load();
  reserved.serve(app);
  // A wrong token is silent otherwise: the embedded catalogue answers as if all were well.
  const check = checkToken(siteSettings.tmdbToken, { baseUrl: settings.tmdb.baseUrl, fetch, now: Date.now });
  void check.then(
    ({ state }) => {
      if (state === 'refused') logger.error('TMDB refuses the token: visitors see the embedded catalogue only');
      if (state === 'unreachable') logger.warn('TMDB cannot be reached: visitors see the embedded catalogue meanwhile');
    },
    (error: unknown) => logger.error({ err: error }, 'the TMDB token could not be tried'),
  );
  // Otherwise the first search would wait for its index, and the first posters for their fonts.
  setImmediate(() => {
    if (bounds.hasSearchReady) catalogue.warm();
    warmArtwork();
  });
  logger.info({ memory: settings.memory, ...bounds }, 'memory bounds');
  const { migrations } = database;
  if (migrations.unknown.length > 0)
    logger.warn({ unknown: migrations.unknown }, 'a newer Marquee migrated this database');
  logger.info({ port: reserved.port, migrated: migrations.applied }, 'ready');
  return { logger, shutdown };
}

void runServer("Marquee's API", start);
