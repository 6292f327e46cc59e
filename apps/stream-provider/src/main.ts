import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  createLogger,
  createShutdown,
  freeBytesOf,
  RecentWarnings,
  reservePort,
  runServer,
  type Logger,
  type RunningServer,
} from '@marquee/server';
import { createApp } from './app';
import { openLibraryService, type LibraryService } from './library/library-service';
import { findFfmpegTools } from './library/ffmpeg-tools';
import { loadFilm } from './media/load-film';
import { memoryBounds } from './memory-bounds';
import { readSettings, type Settings } from './settings';

/** The parent folder of both src/ and dist/. */
const packageDir = fileURLToPath(new URL('..', import.meta.url));
const repositoryDir = fileURLToPath(new URL('../../..', import.meta.url));

async function openLibrary(settings: Settings, secret: string, logger: Logger): Promise<LibraryService | undefined> {
  const { library } = settings;
  if (!library) return undefined;
  return openLibraryService({
    settings: library,
    tools: await findFfmpegTools(settings.ffmpegPath, settings.ffprobePath, settings.searchPath),
    secret,
    logger,
    now: Date.now,
    readFreeBytes: () => freeBytesOf(library.cacheDir),
  });
}

async function start(): Promise<RunningServer> {
  const settings = readSettings(process.env, repositoryDir);
  const warnings = new RecentWarnings(Date.now);
  const logger = createLogger('stream-provider', settings.logLevel, undefined, warnings);
  const { server, port, serve } = await reservePort({
    port: settings.port,
    host: settings.host,
    setting: 'PROVIDER_PORT',
  });
  logger.info({ memory: settings.memory, ...memoryBounds[settings.memory] }, 'memory bounds');
  const mediaDir = `${packageDir}media`;
  const film = loadFilm(mediaDir);
  const secret = settings.secret ?? randomBytes(32).toString('base64url');
  const library = await openLibrary(settings, secret, logger);
  const shutdown = createShutdown({ server, logger });
  // Immediately, because responses that wait for ffmpeg end when it does.
  shutdown.onStop(async () => library?.close());
  serve(
    createApp({
      film,
      mediaDir,
      logger,
      secret,
      now: Date.now,
      publicUrl: settings.publicUrl,
      allowedOrigins: settings.allowedOrigins,
      library,
      hasDemo: settings.hasDemo,
      metricsToken: settings.metricsToken,
      hasProcessMetrics: true,
      operatorSecret: settings.secret,
      warnings,
    }),
  );
  if (settings.publicUrl !== undefined && settings.allowedOrigins.length === 0)
    logger.warn(
      'Neither PUBLIC_URL nor PROVIDER_ORIGINS is set: only pages of the host name in PROVIDER_URL may use the stream provider.',
    );
  logger.info({ port }, `Stream provider is ready at ${settings.publicUrl ?? `http://localhost:${port}`}`);
  return { logger, shutdown };
}

void runServer('The stream provider', start);
