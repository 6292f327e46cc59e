import { Router } from 'express';
import type { CacheName } from '../../config';
import { sendEncoded } from '../../http/send-encoded';
import type { ByteCaches } from '../../lib/byte-caches';
import type { MetadataService } from './metadata.service';
import { Questions } from './questions';

/** `GET /api/tmdb/3/*`: TMDB v3, answered by whoever can. */
export function metadataRoutes(
  service: MetadataService,
  caches: ByteCaches<CacheName>,
  onAnswer: (source: string) => void,
): Router {
  const router = Router();
  const questions = new Questions(caches);
  router.get('/tmdb/3/*path', async (req, res) => {
    const question = questions.read(req.originalUrl, req.params.path.join('/'));
    const { body, source, browserSec } = await service.answer(question);
    onAnswer(source);
    // Where the answer came from: tmdb, cache, stale (TMDB failed) or catalogue.
    res.setHeader('X-Marquee-Source', source);
    res.setHeader('Cache-Control', `public, max-age=${browserSec}, stale-if-error=86400`);
    await sendEncoded(req, res, body);
  });
  return router;
}
