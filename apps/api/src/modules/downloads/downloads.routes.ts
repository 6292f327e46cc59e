import { downloadCheckBodySchema, downloadLinkBodySchema } from '@marquee/core/contracts';
import express, { Router, type Request } from 'express';
import { noStore } from '../../http/no-store';
import { parseInput } from '../../http/parse';
import { limitPerMinute } from '../../rate-limits';
import type { Requester, DownloadsService } from './downloads.service';

/** The download overlay requests several at once. */
const LINKS_PER_MINUTE = 120;

export function downloadsRoutes(links: DownloadsService, requesterOf: (req: Request) => Promise<Requester>): Router {
  const router = Router();
  router.use('/downloads', noStore, limitPerMinute(LINKS_PER_MINUTE), express.json({ limit: '16kb' }));
  router.post('/downloads', async (req, res) => {
    res.status(201).json(await links.issue(parseInput(downloadLinkBodySchema, req.body), await requesterOf(req)));
  });
  router.post('/downloads/check', async (req, res) => {
    res.json(await links.open(parseInput(downloadCheckBodySchema, req.body).data, await requesterOf(req)));
  });
  return router;
}
