import { Router } from 'express';
import { openApiDocument } from './document';

/** `GET /api/openapi.json`. */
export function openApiRoutes(options: { siteName: () => string; publicUrl: string | undefined }): Router {
  const router = Router();
  router.get('/openapi.json', (_req, res) => {
    res
      .set({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' })
      .json(openApiDocument({ siteName: options.siteName(), serverUrl: options.publicUrl ?? '/' }));
  });
  return router;
}
