import { Router } from 'express';
import { setupBodySchema, setupCheckBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm, parseInput } from '../../http/parse';
import { addressKey } from '../../rate-limits';
import { browserOf, sessionResponse, type SessionResponseDeps } from '../auth';
import type { SetupService } from './setup.service';

export function setupRoutes(setup: SetupService, deps: SessionResponseDeps): Router {
  const router = Router();
  router.post('/setup/check', jsonBody('8kb'), async (req, res) => {
    await setup.check(parseInput(setupCheckBodySchema, req.body).code, addressKey(req.ip));
    res.json({ ok: true });
  });

  router.post('/setup', jsonBody('8kb'), async (req, res) => {
    const browser = browserOf(deps.sessions, req);
    const user = await setup.create(parseForm(setupBodySchema, req.body), browser);
    res.status(201).json(await sessionResponse(res, deps, browser.session, user));
  });
  return router;
}
