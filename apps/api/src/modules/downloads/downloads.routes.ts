import { downloadCheckBodySchema, downloadLinkBodySchema } from '@marquee/core/contracts';
import express, { Router } from 'express';
import { noStore } from '../../http/no-store';
import { parseInput } from '../../http/parse';
import { limitPerMinute } from '../../rate-limits';
import type { DownloadsService } from './downloads.service';

/** The download overlay requests a handful at once. */
const LINKS_PER_MINUTE = 120;

export function downloadsRoutes(links: DownloadsService): Router {
  const router = Router();
  router.use('/downloads', noStore, limitPerMinute(LINKS_PER_MINUTE), express.json({ limit: '16kb' }));
  router.post('/downloads', (req, res) => {
    res.status(201).json(links.issue(parseInput(downloadLinkBodySchema, req.body)));
  });
  router.post('/downloads/check', (req, res) => {
    res.json(links.open(parseInput(downloadCheckBodySchema, req.body).data));
  });
  return router;
}
