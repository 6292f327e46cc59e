import { Router, type RequestHandler } from 'express';
import { siteSettingsBodySchema, tmdbCheckBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import type { OperatorSettingsService } from './operator-settings';

/** @param requireOperator refuses everybody else */
export function siteSettingsRoutes(
  requireOperator: readonly RequestHandler[],
  service: OperatorSettingsService,
): Router {
  const router = Router();
  router.get('/operator/settings', ...requireOperator, (_req, res) => {
    res.json(service.read());
  });
  router.patch('/operator/settings', ...requireOperator, jsonBody('8kb'), async (req, res) => {
    res.json(await service.save(parseInput(siteSettingsBodySchema, req.body)));
  });
  router.post('/operator/settings/check-tmdb', ...requireOperator, jsonBody('8kb'), async (req, res) => {
    res.json(await service.checkTmdb(parseInput(tmdbCheckBodySchema, req.body).token));
  });
  return router;
}
