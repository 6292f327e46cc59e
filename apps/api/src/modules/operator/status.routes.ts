import { Router } from 'express';
import { languageOf } from '../../http/visitor-language';
import { currentSession } from '../auth';
import type { StatusService } from './status.service';

export function statusRoutes(service: StatusService): Router {
  const router = Router();
  router.get('/operator/status', async (_req, res) => {
    res.json(await service.status());
  });

  router.post('/operator/backups', async (_req, res) => {
    res.json(await service.backUp(currentSession(res)));
  });

  router.post('/operator/test-mail', async (req, res) => {
    await service.tryMail(currentSession(res), languageOf(req.headers));
    res.json({ ok: true });
  });
  return router;
}
