import { Router, type Request } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import { VIEWER_CACHE_CONTROL, type Viewer } from '../auth';
import { withoutVisitorSources } from './public-config';

interface PublicConfigDeps {
  config: (req: Request) => PublicConfig;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
}

/** `GET /config`: every run-time setting that the browser needs. */
export function createPublicConfig({ config, viewerOf }: PublicConfigDeps): Router {
  const router = Router();
  router.get('/config', async (req, res) => {
    // While the viewer is unknown, they may be one who may not use other sources.
    const viewer = await viewerOf(req).catch(() => ({ canUseSources: false, isGuarded: true }));
    const told = viewer?.canUseSources === false ? withoutVisitorSources(config(req)) : config(req);
    res.set('Cache-Control', viewer?.isGuarded ? VIEWER_CACHE_CONTROL : 'no-cache');
    res.vary('Host').vary('Cookie').json(told);
  });
  return router;
}
