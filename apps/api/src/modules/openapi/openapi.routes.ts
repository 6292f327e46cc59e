import { Router } from 'express';
import type { Settings } from '../../config';
import { openApiDocument } from './document';

interface OpenApiDeps {
  siteName: () => string;
  settings: Pick<Settings, 'publicUrl'>;
}

/** `GET /openapi.json`. */
export function createOpenApi({ siteName, settings }: OpenApiDeps): Router {
  const router = Router();
  router.get('/openapi.json', (_req, res) => {
    res
      .set({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' })
      .json(openApiDocument({ siteName: siteName(), serverUrl: settings.publicUrl ?? '/' }));
  });
  return router;
}
