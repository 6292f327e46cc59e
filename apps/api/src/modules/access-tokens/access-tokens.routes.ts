import { Router, type RequestHandler } from 'express';
import { accessTokenBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import { currentSession, requireUnrestricted } from '../auth';
import type { AccessTokensService } from './access-tokens.service';

export function accessTokensRoutes(requireUser: RequestHandler, tokens: AccessTokensService): Router {
  const router = Router();
  router.get('/users/me/tokens', requireUser, requireUnrestricted, async (_req, res) => {
    res.json(await tokens.listOf(currentSession(res).userId));
  });

  router.post('/users/me/tokens', requireUser, requireUnrestricted, jsonBody('8kb'), async (req, res) => {
    res.status(201).json(await tokens.create(currentSession(res), parseForm(accessTokenBodySchema, req.body)));
  });

  router.delete('/users/me/tokens/:id', requireUser, requireUnrestricted, async (req, res) => {
    await tokens.revoke(currentSession(res).userId, String(req.params.id));
    res.json({ ok: true });
  });
  return router;
}
