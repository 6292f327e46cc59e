import { createCatalogue } from '@marquee/catalogue';
import { renderArtwork, warmArtwork } from '@marquee/catalogue/artwork';
import { createApp } from './app';
import { failureSentence } from './boot/failure';
import { openDatabase } from './boot/open-database';
import { prepareDataFolder } from './boot/prepare-data-folder';
import { reservePort } from './boot/reserve-port';
import { readSecretKey } from './boot/secret-key';
import { startBackups } from './boot/start-backups';
import { startHousekeeping } from './boot/start-housekeeping';
import { startPasswords } from './boot/start-passwords';
import { createStopper } from './boot/stop-cleanly';
import { startAdminChannel } from './cli/admin-channel';
import { runDatabaseCommand } from './cli/run-command';
import { readSettings, webRoot } from './config';
import { createLogger } from './http/logger';
import { createMetrics } from './modules/health';

/** Until there is a logger and something to stop. Node itself would print the source line: 15 KB for some packages. */
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
  const database = await openDatabase(settings);
  const catalogue = createCatalogue({ now: () => new Date() });
  const stopper = createStopper({ server: reserved.server, closeDatabase: () => database.close(), logger });
  const passwords = startPasswords();
  const app = createApp({
    settings,
    logger,
    database,
    passwords,
    secretKey: readSecretKey(settings),
    catalogue,
    renderArtwork: (path) => renderArtwork(path, catalogue),
    metrics: createMetrics({ processMetrics: true }),
    webRoot,
    fetch,
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
  startBackups(database, settings.dataDir, logger);
  startHousekeeping(database, logger);
  if (database.kind === 'embedded')
    startAdminChannel(settings.dataDir, (args) => runDatabaseCommand(args, database, settings), logger);
  reserved.serve(app);
  process.send?.('ready');
  // Otherwise the first search would wait for its index, the first posters for their fonts.
  setImmediate(() => {
    catalogue.warm();
    warmArtwork();
    passwords.warm();
  });
  const { kind, migrations } = database;
  if (migrations.unknown.length > 0)
    logger.warn({ unknown: migrations.unknown }, 'a newer Marquee migrated this database');
  logger.info({ port: reserved.port, database: kind, migrated: migrations.applied }, 'ready');
}

start().catch((error: unknown) => onFatal(error));
