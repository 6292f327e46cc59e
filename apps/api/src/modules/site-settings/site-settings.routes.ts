import { Router } from 'express';
import { oidcCheckBodySchema, siteSettingsBodySchema, tmdbCheckBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import type { Settings } from '../../config';
import { currentSession } from '../auth';
import { oidcUrls } from '../oidc';
import type { OperatorSettingsService } from './operator-settings';

export function siteSettingsRoutes(service: OperatorSettingsService, settings: Settings): Router {
  const router = Router();
  router.get('/operator/settings', (req, res) => {
    res.json(service.read(oidcUrls(req, settings)));
  });
  router.patch('/operator/settings', jsonBody('8kb'), async (req, res) => {
    const body = parseInput(siteSettingsBodySchema, req.body);
    res.json(await service.save(currentSession(res), body, oidcUrls(req, settings)));
  });
  router.post('/operator/settings/check-tmdb', jsonBody('8kb'), async (req, res) => {
    res.json(await service.checkTmdb(parseInput(tmdbCheckBodySchema, req.body).token));
  });
  router.post('/operator/settings/check-oidc', jsonBody('8kb'), async (req, res) => {
    res.json(await service.checkOidc(parseInput(oidcCheckBodySchema, req.body).issuer));
  });
  return router;
}
