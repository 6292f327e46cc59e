import { Router } from 'express';
import { siteSettingsBodySchema, tmdbCheckBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import { currentSession } from '../auth';
import type { OperatorSettingsService } from './operator-settings';

export function siteSettingsRoutes(service: OperatorSettingsService): Router {
  const router = Router();
  router.get('/operator/settings', (_req, res) => {
    res.json(service.read());
  });
  router.patch('/operator/settings', jsonBody('8kb'), async (req, res) => {
    res.json(await service.save(currentSession(res), parseInput(siteSettingsBodySchema, req.body)));
  });
  router.post('/operator/settings/check-tmdb', jsonBody('8kb'), async (req, res) => {
    res.json(await service.checkTmdb(parseInput(tmdbCheckBodySchema, req.body).token));
  });
  return router;
}
