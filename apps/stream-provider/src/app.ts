import express, { type Express } from 'express';
import helmet from 'helmet';
import { RecentWarnings, requestLog, type Logger } from '@marquee/server';
import { attachment } from './http/attachment';
import { cors, type AllowedOrigins } from './http/cors';
import { notFound, providerErrorHandler } from './http/error-handler';
import { logLevelOf } from './http/log-level';
import { publicOrigin } from './http/public-origin';
import { siteRequests } from './http/site-request';
import { createLibraryExtrasRoutes } from './library/extras.routes';
import { createSubtitleRoutes } from './library/subtitles.routes';
import { createLibraryRoutes } from './library/library.routes';
import { createOperatorRoutes } from './library/operator/operator.routes';
import type { LibraryService } from './library/library-service';
import { createTitlesRoutes } from './library/titles/titles.routes';
import type { Film } from './media/film';
import { createMediaRoutes } from './media/media.routes';
import { createMetricsRoutes } from './metrics/metrics.routes';
import { createStreamRoutes } from './streams/streams.routes';
import { createPasses } from './tokens/passes';
import { openApiDocument } from './openapi';
import { createTokenRoutes } from './tokens/tokens.routes';

export interface AppDeps {
  film: Film;
  /** Absolute path of the folder with film.json. */
  mediaDir: string;
  logger: Logger;
  /** Signs passes; processes behind one address must share it. */
  secret: string;
  /** Epoch milliseconds. */
  now: () => number;
  publicUrl?: string | undefined;
  /** Origins allowed in addition to the provider's own host name; none by default. */
  allowedOrigins?: AllowedOrigins;
  /** The operator's media; undefined where there can be none. */
  library?: LibraryService | undefined;
  /** False if only the library is offered, once it has folders. */
  hasDemo?: boolean;
  metricsToken?: string | undefined;
  /** True for only one app per process. */
  hasProcessMetrics?: boolean;
  /** PROVIDER_SECRET as configured by the operator: grants access to file names in the library's status. */
  operatorSecret?: string | undefined;
  /** What the logger noted; nothing where it notes nothing. */
  warnings?: Pick<RecentWarnings, 'list'>;
}

/** The stream provider without a port. */
export function createApp(deps: AppDeps): Express {
  const { film, mediaDir, logger, secret, now, publicUrl, library, hasDemo = true, operatorSecret } = deps;
  const { allowedOrigins = [], metricsToken, hasProcessMetrics = false } = deps;
  const { warnings = new RecentWarnings(now) } = deps;
  const app = express();
  const passes = createPasses({ secret, now });

  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', ['loopback', 'linklocal', 'uniquelocal']);

  app.use(requestLog(logger, logLevelOf));
  app.use(
    helmet({
      // Nothing here is a page: media and JSON for other origins. Transport security is the TLS terminator's decision.
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      strictTransportSecurity: false,
    }),
  );
  app.use(siteRequests(operatorSecret));
  app.use(cors(allowedOrigins));

  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.use(createMetricsRoutes({ library, token: metricsToken, hasProcessMetrics }));
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/openapi.json', (request, response) => {
    document ??= openApiDocument();
    response.json({ ...document, servers: [{ url: publicOrigin(request, publicUrl) }] });
  });
  app.use(['/media', '/library'], attachment);
  app.use(createStreamRoutes({ film, passes, publicUrl, library, hasDemo }));
  app.use(createTokenRoutes());
  app.use(createOperatorRoutes(library, operatorSecret, warnings));
  app.use(createTitlesRoutes(library, operatorSecret));
  app.use(createMediaRoutes({ film, mediaDir, passes, publicUrl }));
  if (library) {
    app.use(createLibraryExtrasRoutes(library, publicUrl));
    app.use(createSubtitleRoutes(library, publicUrl));
    app.use(createLibraryRoutes({ service: library, passes, operatorSecret, publicUrl }));
  }
  app.use(notFound);
  app.use(providerErrorHandler(logger));
  return app;
}
