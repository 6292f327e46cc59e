import { downloadCheckBodySchema, downloadLinkBodySchema } from '@marquee/core/contracts';
import express, { Router, type Request } from 'express';
import { noStore } from '../../http/no-store';
import { parseInput } from '../../http/parse';
import { limitPerMinute } from '../../rate-limits';
import type { MediaSources } from '../public-config';
import type { DownloadsService } from './downloads.service';

/** The download overlay requests a handful at once. */
const LINKS_PER_MINUTE = 120;

export function downloadsRoutes(links: DownloadsService, sourcesOf: (req: Request) => MediaSources): Router {
  const router = Router();
  router.use('/downloads', noStore, limitPerMinute(LINKS_PER_MINUTE), express.json({ limit: '16kb' }));
  router.post('/downloads', (req, res) => {
    res.status(201).json(links.issue(parseInput(downloadLinkBodySchema, req.body), sourcesOf(req)));
  });
  router.post('/downloads/check', (req, res) => {
    res.json(links.open(parseInput(downloadCheckBodySchema, req.body).data, sourcesOf(req)));
  });
  return router;
}
