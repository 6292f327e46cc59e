import type { Request, Router } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import type { CacheName, Settings } from '../../config';
import type { Logger } from '@marquee/server';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { createEventLoopMonitor } from '../../lib/event-loop-monitor';
import type { FilteredTmdb } from '../tmdb';
import { ServerRenderedPages } from './server-rendered-pages';
import { metadataFetch } from './metadata-fetch';
import type { WebBuild } from './web-build';
import { webManifest } from './web-manifest';
import { WebRenderer } from './web-renderer';
import { webRoutes } from './web.routes';

export { WebBuild } from './web-build';

interface WebDeps {
  settings: Pick<Settings, 'isSsrEnabled'>;
  webBuild: WebBuild;
  tmdb: FilteredTmdb;
  config: (req: Request) => PublicConfig;
  caches: BoundedCaches<CacheName>;
  logger: Logger;
  now: () => number;
}

/** The web app: its files, and its server-rendered page at every other address. */
export function createWeb({ settings, webBuild, tmdb, config, caches, logger, now }: WebDeps): Router {
  const renderer = settings.isSsrEnabled ? new WebRenderer(webBuild.root) : { current: () => undefined };
  const pages = new ServerRenderedPages({
    renderer,
    fetch: metadataFetch(tmdb, caches),
    now,
    logger,
    caches,
    isBusy: createEventLoopMonitor(now),
  });
  const manifest = webManifest(renderer);
  return webRoutes(webBuild, manifest, (req) => pages.page(req.originalUrl, config(req), req.headers));
}
