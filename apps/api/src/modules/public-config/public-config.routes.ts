import { Router, type Request } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import { VIEWER_CACHE_CONTROL, type Viewer } from '../auth';
import { configForStrangers, withoutVisitorSources } from './public-config';

interface PublicConfigDeps {
  config: (req: Request) => PublicConfig;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
}

/** `GET /config`: every run-time setting that the browser needs. */
export function createPublicConfig({ config, viewerOf }: PublicConfigDeps): Router {
  const router = Router();
  router.get('/config', async (req, res) => {
    // While the viewer is unknown, they may be one who may not use other sources.
    const viewer = await viewerOf(req).catch(() => null);
    res.set('Cache-Control', viewer === null || viewer?.isGuarded ? VIEWER_CACHE_CONTROL : 'no-cache');
    res
      .vary('Host')
      .vary('Cookie')
      .json(configFor(viewer, config(req)));
  });
  return router;
}

/** @param viewer null if it is unknown who asks */
function configFor(viewer: Viewer | null | undefined, config: PublicConfig): PublicConfig {
  if (config.isPrivate && !viewer) return configForStrangers(config);
  return viewer === null || viewer?.canUseSources === false ? withoutVisitorSources(config) : config;
}
