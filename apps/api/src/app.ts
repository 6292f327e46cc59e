import { constants } from 'node:zlib';
import compression from 'compression';
import express, { Router, type Express, type Request } from 'express';
import { requestLog, type Logger } from '@marquee/server';
import { createAccounts } from './accounts';
import type { BackupState } from './backups';
import { memoryBounds, type Settings } from './config';
import type { Database } from './db';
import { apiErrorHandler, apiNotFound } from './http/error-handler';
import { BoundedCaches } from './lib/bounded-caches';
import { createEventLoopMonitor } from './lib/event-loop-monitor';
import { logLevelOf } from './http/log-level';
import { requireDiskSpace } from './http/require-disk-space';
import { securityHeaders } from './http/security-headers';
import { watchDataDisk } from './lib/disk-space';
import { memoizePerRequest } from './lib/memoize-per-request';
import { memoizePerTick } from './lib/memoize-per-tick';
import type { PasswordHasher } from './modules/auth';
import {
  contentFrameOrigins,
  contentImageOrigins,
  contentMediaOrigins,
  contentRoutes,
  createOperatorContent,
} from './modules/content';
import { DownloadsService, downloadRoutes } from './modules/downloads';
import { healthRoutes, type Metrics } from './modules/health';
import { createImages, imageRoutes, type RenderArtwork } from './modules/images';
import { createMetadata, tmdbRoutes, type CatalogueSource } from './modules/tmdb';
import { openApiRoutes } from './modules/openapi';
import { operatorRoutes } from './modules/operator';
import { ReportService, reportRoutes } from './modules/reports';
import {
  DEFAULT_SITE_NAME,
  imageOrigins,
  ownProviderUrl,
  publicConfig,
  siteRoutes,
  streamOrigins,
  visitorOrigins,
} from './modules/site';
import { FirstPages, metadataFetch, WebBuild, WebRenderer, webRoutes } from './modules/web';
import { createSync } from './sync';

export interface AppDeps {
  settings: Settings;
  logger: Logger;
  database: Pick<Database, 'ping' | 'prisma' | 'listen'>;
  passwords: PasswordHasher;
  /** Encrypts what the database must not hold in the clear. */
  secretKey: Uint8Array;
  catalogue: CatalogueSource;
  renderArtwork: RenderArtwork;
  metrics: Metrics;
  /** Where this server writes backups. */
  backups?: { state: () => Promise<BackupState> };
  /** Folder of the built web app. */
  webRoot: string;
  fetch: typeof globalThis.fetch;
  /** Bytes left on the disk of the data folder; rejects where the system cannot tell. */
  readFreeBytes: () => Promise<number>;
  now: () => number;
  /** The process has been asked to stop. */
  isDraining: () => boolean;
  /** Called when the process is asked to stop: what stays open by itself ends here. */
  onStop: (listener: () => void) => void;
}

const BROTLI_QUALITY = 4;

/** The whole server, without a port. */
export function createApp(deps: AppDeps): Express {
  const { settings, logger, now, fetch } = deps;
  const content = createOperatorContent(settings.dataDir, logger);
  const web = new WebBuild(deps.webRoot);
  const diskSpace = watchDataDisk(deps);
  const caches = new BoundedCaches(memoryBounds[settings.memory].caches);
  deps.onStop(() => caches.close());
  deps.metrics.observeCaches(() => caches.report());
  const metadata = createMetadata({ tmdb: settings.tmdb, catalogue: deps.catalogue, fetch, now, logger, caches });
  const images = createImages({ settings, renderArtwork: deps.renderArtwork, now, caches, diskSpace });
  const reports = new ReportService({ webhookUrl: settings.reportWebhookUrl, fetch, now, logger });

  const firstPages = new FirstPages({
    renderer: settings.drawsFirstPages ? new WebRenderer(deps.webRoot) : { current: () => undefined },
    fetch: metadataFetch(metadata, caches),
    now,
    logger,
    caches,
    isBusy: createEventLoopMonitor(now),
  });

  const backupState = async (): Promise<BackupState> =>
    (await deps.backups?.state()) ?? { lastSuccessAtMs: undefined, failure: undefined };
  deps.metrics.observeLastBackup(async () => (await backupState()).lastSuccessAtMs);

  const siteName = () => content.site.read().siteName ?? DEFAULT_SITE_NAME;
  const config = memoizePerRequest((req: Request) => publicConfig(req, settings, content, now()));
  const accounts = createAccounts({ ...deps, siteName });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.use(
    requestLog(logger, logLevelOf),
    deps.metrics.requestTimer,
    securityHeaders({
      inlineScripts: () => web.page()?.scriptHashes ?? [],
      streamOrigins: (req) => streamOrigins(config(req)),
      visitorOrigins: (req) => visitorOrigins(config(req)),
      imageOrigins: () => [...imageOrigins(content.site.read()), ...contentImageOrigins(content)],
      mediaOrigins: () => contentMediaOrigins(content),
      frameOrigins: () => contentFrameOrigins(content),
      https: settings.publicUrl?.startsWith('https:') ?? false,
      readFrom: memoizePerTick(() => [web.page(), ...Object.values(content).map((file) => file.read())]),
    }),
  );
  // What is most often asked for comes first, and before the compression: its answers are kept in their encodings.
  app.use('/api', tmdbRoutes(metadata, caches, deps.metrics.countTmdbResponse), imageRoutes(images));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } }));
  app.use(
    healthRoutes({
      metrics: deps.metrics,
      metricsToken: settings.metricsToken,
      pingDatabase: () => deps.database.ping(),
      backupState,
      isDraining: deps.isDraining,
    }),
  );
  app.use(siteRoutes(config));
  app.use(contentRoutes(content, { ownProviderUrl: (req) => ownProviderUrl(req, settings, content.site.read()) }));

  const api = Router();
  api.use(reportRoutes(reports));
  api.use(downloadRoutes(new DownloadsService(deps.secretKey, now)));
  api.use(requireDiskSpace(diskSpace));
  api.use(accounts.routes);
  api.use(operatorRoutes({ requireUser: accounts.requireUser, isOperator: accounts.isOperator, backupState }));
  api.use(createSync({ ...deps, requireUser: accounts.requireUser, limits: accounts.limits }));
  api.use(openApiRoutes({ siteName, publicUrl: settings.publicUrl }));
  api.use(apiNotFound);
  app.use('/api', api);

  app.use(webRoutes(web, (req) => firstPages.page(req.originalUrl, config(req))));
  app.use(apiNotFound);
  app.use(apiErrorHandler(logger));
  return app;
}
