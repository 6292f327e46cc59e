import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createApp } from './app';
import { freeBytesOf } from './library/cache/disk-space';
import { openLibraryService } from './library/service';
import { findTools } from './library/tools';
import { memoryBounds } from './memory-bounds';
import { loadFilm, MediaError } from './media/load-film';
import { readSettings, SettingsError } from './settings';

// What is kept here is for nobody else on this machine.
process.umask(0o077);

/** One folder up from here, both from src/ and from dist/. */
const packageDir = fileURLToPath(new URL('..', import.meta.url));
const shutdownMs = 5000;

const repositoryDir = fileURLToPath(new URL('../../..', import.meta.url));

/** Ends the process with one sentence for the operator. */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function prepare() {
  const settings = readSettings(process.env, repositoryDir);
  const logger = pino({ name: 'stream-provider', level: settings.logLevel });
  logger.info({ memory: settings.memory, ...memoryBounds[settings.memory] }, 'memory bounds');
  const mediaDir = `${packageDir}media`;
  const secret = settings.secret ?? randomBytes(32).toString('base64url');
  const film = loadFilm(mediaDir);
  const { library: librarySettings } = settings;
  const library =
    librarySettings &&
    (await openLibraryService({
      settings: librarySettings,
      tools: await findTools(settings.ffmpegPath, settings.ffprobePath, settings.searchPath),
      secret,
      logger,
      now: Date.now,
      readFreeBytes: () => freeBytesOf(librarySettings.cacheDir),
    }));
  const app = createApp({
    film,
    mediaDir,
    openapi: JSON.parse(readFileSync(`${packageDir}openapi.json`, 'utf8')) as Record<string, unknown>,
    logger,
    secret,
    now: Date.now,
    publicUrl: settings.publicUrl,
    library,
    hasDemo: settings.hasDemo,
    operatorSecret: settings.secret,
  });
  return { settings, logger, app, library };
}

async function prepareOrFail() {
  try {
    return await prepare();
  } catch (error) {
    if (error instanceof SettingsError || error instanceof MediaError) fail(error.message);
    throw error;
  }
}

const { settings, logger, app, library } = await prepareOrFail();
const server = createServer(app);

server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${settings.port} is already in use; set PROVIDER_PORT to a free one.`);
  if (error.code === 'EACCES')
    fail(`Port ${settings.port} may not be used by this account; set PROVIDER_PORT to another one.`);
  throw error;
});
server.listen(settings.port, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  process.send?.('ready');
  logger.info({ port }, `Stream provider is ready at ${settings.publicUrl ?? `http://localhost:${port}`}`);
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Answers that wait for ffmpeg end when it does.
  void Promise.allSettled([closed, library?.close()]).then(() => process.exit(0));
  setTimeout(() => server.closeAllConnections(), shutdownMs).unref();
}
process.on('SIGTERM', stop);
// The supervisor was killed: nobody else would end this process.
process.on('disconnect', stop);
process.on('SIGINT', stop);
