import { downloadCheckBodySchema, downloadLinkBodySchema } from '@marquee/core/contracts';
import express, { Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse';
import type { DownloadLinks } from './download-links';

/** An overlay asks for a handful at once. */
const LINKS_PER_MINUTE = 120;

/** `POST /api/downloads` and `POST /api/downloads/check`. */
export function downloadRoutes(links: DownloadLinks): Router {
  const limiter = new RateLimiterMemory({ points: LINKS_PER_MINUTE, duration: 60 });
  const router = Router();
  router.use('/downloads', express.json({ limit: '16kb' }), (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    limiter.consume(req.ip ?? 'unknown').then(
      () => next(),
      (refusal: unknown) => {
        const waitMs = refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 60_000;
        next(new ApiError('rate_limited', { retryAfterSec: Math.ceil(waitMs / 1_000) }));
      },
    );
  });
  router.post('/downloads', (req, res) => {
    res.status(201).json(links.issue(parseInput(downloadLinkBodySchema, req.body)));
  });
  router.post('/downloads/check', (req, res) => {
    res.json(links.open(parseInput(downloadCheckBodySchema, req.body).data));
  });
  return router;
}
