import { Router } from 'express';
import { sendEncoded } from '../../http/send-encoded';
import type { MetadataService } from './metadata.service';

/** `GET /api/tmdb/3/*`: TMDB v3, answered by whoever can. */
export function metadataRoutes(service: MetadataService, onAnswer: (source: string) => void): Router {
  const router = Router();
  router.get('/tmdb/3/*path', async (req, res) => {
    const { searchParams } = new URL(req.originalUrl, 'http://localhost');
    const { body, source, browserSec } = await service.answer(req.params.path.join('/'), searchParams);
    onAnswer(source);
    res.set({
      // Where the answer came from: tmdb, cache, stale (TMDB failed) or catalogue.
      'X-Marquee-Source': source,
      'Cache-Control': `public, max-age=${browserSec}, stale-if-error=86400`,
    });
    await sendEncoded(req, res, body);
  });
  return router;
}
