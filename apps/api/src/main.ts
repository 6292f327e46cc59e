import { createCatalogue } from '@marquee/catalogue';
import { renderArtwork, warmArtwork } from '@marquee/catalogue/artwork';
import { createApp } from './app';
import { BackupSchedule } from './backups';
import { failureSentence } from './boot/failure';
import { prepareDataFolder } from './boot/prepare-data-folder';
import { closeToOthers } from './boot/private-files';
import { reservePort } from './boot/reserve-port';
import { readSecretKey } from './boot/secret-key';
import { startHousekeeping } from './boot/start-housekeeping';
import { startPasswords } from './boot/start-passwords';
import { createStopper } from './boot/stop-cleanly';
import { backupFolder, databaseUrlOf, memoryBounds, migrationsFolder, readSettings, webRoot } from './config';
import { openDatabase } from './db';
import { createLogger } from './http/logger';
import { freeBytesOf } from './lib/disk-space';
import { createMetrics } from './modules/health';

// What is kept here is for nobody else on this machine.
process.umask(0o077);

/** Until there is a logger and something to stop. Node itself would print the source line of a package. */
let onFatal = (error: unknown): void => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
};
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => onFatal(error));

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const reserved = await reservePort(settings.port, settings.host);
  prepareDataFolder(settings.dataDir);
  closeToOthers(settings.dataDir);
  const databaseUrl = databaseUrlOf(settings);
  const database = await openDatabase({ databaseUrl, migrationsFolder });
  const catalogue = createCatalogue({ now: () => new Date() });
  const stopper = createStopper({ server: reserved.server, closeDatabase: () => database.close(), logger });
  const bounds = memoryBounds[settings.memory];
  const passwords = startPasswords(bounds.passwordHashes);
  const metrics = createMetrics({ processMetrics: true });
  const backups =
    settings.writesBackups &&
    new BackupSchedule({
      databaseUrl,
      folder: backupFolder(settings.dataDir),
      logger,
      now: Date.now,
      onFailure: metrics.countBackupFailure,
    });
  const app = createApp({
    settings,
    logger,
    database,
    passwords,
    secretKey: readSecretKey(settings),
    catalogue,
    renderArtwork: (path) => renderArtwork(path, catalogue),
    metrics,
    ...(backups && { backups }),
    webRoot,
    fetch,
    readFreeBytes: () => freeBytesOf(settings.dataDir),
    now: Date.now,
    isDraining: stopper.isDraining,
    onStop: stopper.onStop,
  });
  // The supervisor and a terminal's Ctrl-C may both send one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopper.stop(0));
  onFatal = (error) => {
    logger.fatal({ err: error }, 'unexpected error');
    stopper.stop(1);
  };
  startHousekeeping(database, logger);
  if (backups) stopper.onStop(backups.start());
  reserved.serve(app);
  process.send?.('ready');
  // The supervisor was killed: nobody else would end this process.
  process.on('disconnect', () => stopper.stop(1));
  // Otherwise the first search would wait for its index, the first posters for their fonts.
  setImmediate(() => {
    if (bounds.hasSearchReady) catalogue.warm();
    warmArtwork();
    passwords.warm();
  });
  logger.info({ memory: settings.memory, ...bounds }, 'memory bounds');
  const { migrations } = database;
  if (migrations.unknown.length > 0)
    logger.warn({ unknown: migrations.unknown }, 'a newer Marquee migrated this database');
  logger.info({ port: reserved.port, migrated: migrations.applied }, 'ready');
}

start().catch((error: unknown) => onFatal(error));
