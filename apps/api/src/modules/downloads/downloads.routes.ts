import { downloadCheckBodySchema, downloadLinkBodySchema } from '@marquee/core/contracts';
import express, { Router } from 'express';
import { parseInput } from '../../http/parse';
import { limitPerMinute } from '../../rate-limits';
import type { DownloadsService } from './downloads.service';

/** An overlay asks for a handful at once. */
const LINKS_PER_MINUTE = 120;

/** `POST /api/downloads` and `POST /api/downloads/check`. */
export function downloadRoutes(links: DownloadsService): Router {
  const router = Router();
  router.use('/downloads', (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.use('/downloads', limitPerMinute(LINKS_PER_MINUTE), express.json({ limit: '16kb' }));
  router.post('/downloads', (req, res) => {
    res.status(201).json(links.issue(parseInput(downloadLinkBodySchema, req.body)));
  });
  router.post('/downloads/check', (req, res) => {
    res.json(links.open(parseInput(downloadCheckBodySchema, req.body).data));
  });
  return router;
}
