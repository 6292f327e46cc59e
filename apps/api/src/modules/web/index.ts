import type { Request, RequestHandler, Router } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import type { CacheName, Settings } from '../../config';
import type { Logger } from '@marquee/server';
import type { BoundedCaches } from '../../lib/bounded-caches';
import type { Viewer } from '../auth';
import { withoutVisitorSources } from '../public-config';
import type { AvailabilityService } from '../availability';
import type { TakenDown } from '../site-settings/taken-down';
import type { FilteredTmdb } from '../tmdb';
import { ServerRenderedPages } from './server-rendered-pages';
import { pageFetch } from './page-fetch';
import type { WebBuild } from './web-build';
import { webManifest } from './web-manifest';
import { WebRenderer } from './web-renderer';
import { webRoutes } from './web.routes';

export { WebBuild } from './web-build';

interface WebDeps {
  settings: Pick<Settings, 'isSsrEnabled'>;
  webBuild: WebBuild;
  tmdb: FilteredTmdb;
  availability: AvailabilityService;
  config: (req: Request) => PublicConfig;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
  /** Security headers of pages for profiles that may not use other sources. */
  headersWithoutSources: RequestHandler;
  caches: BoundedCaches<CacheName>;
  takenDown: TakenDown;
  logger: Logger;
  now: () => number;
  isBusy: () => boolean;
  staleAfterMs?: number | undefined;
}

/** The web app: its files, and its server-rendered pages at every other URL. */
export function createWeb(deps: WebDeps): Router {
  const { settings, webBuild, tmdb, availability, config, viewerOf, headersWithoutSources } = deps;
  const { caches, logger, now, isBusy, takenDown, staleAfterMs } = deps;
  const renderer = settings.isSsrEnabled ? new WebRenderer(webBuild.root) : { current: () => undefined };
  const pages = new ServerRenderedPages({
    renderer,
    fetch: pageFetch({ tmdb, availability }),
    libraryRevision: () => availability.revision,
    now,
    logger,
    caches,
    isBusy,
    takenDown,
    staleAfterMs,
  });
  const manifest = webManifest(renderer);
  return webRoutes(
    webBuild,
    manifest,
    async (req) => {
      const viewer = await viewerOf(req).catch((error: unknown) => {
        logger.warn({ err: error }, 'the viewer is unknown: the browser renders the page');
        return null;
      });
      if (viewer === null) return pages.unrendered(req.originalUrl);
      if (!viewer && config(req).isPrivate) return pages.unrendered(req.originalUrl);
      const canUseSources = viewer?.canUseSources ?? true;
      const told = canUseSources ? config(req) : withoutVisitorSources(config(req));
      const page = await pages.page(req.originalUrl, told, req.headers, viewer?.rules);
      return { ...page, isPersonal: viewer?.isGuarded ?? false, canUseSources };
    },
    headersWithoutSources,
  );
}
