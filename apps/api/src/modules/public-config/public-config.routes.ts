import { Router, type Request } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';

interface PublicConfigDeps {
  config: (req: Request) => PublicConfig;
}

/** `GET /config`: every run-time setting that the browser needs. */
export function createPublicConfig({ config }: PublicConfigDeps): Router {
  const router = Router();
  router.get('/config', (req, res) => {
    res.set('Cache-Control', 'no-cache').vary('Host').json(config(req));
  });
  return router;
}
