import { Router, type RequestHandler } from 'express';
import { matchFileBodySchema, operatorLibraryQuerySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import { currentSession, requireUnrestricted } from '../auth';
import type { OperatorService } from './operator.service';

export interface OperatorRoutesDeps {
  requireUser: RequestHandler;
  operator: OperatorService;
}

export function operatorRoutes({ requireUser, operator }: OperatorRoutesDeps): Router {
  const router = Router();
  router.get('/operator/status', requireUser, requireUnrestricted, async (_req, res) => {
    res.json(await operator.status(currentSession(res).userId));
  });

  router.get('/operator/library', requireUser, requireUnrestricted, async (req, res) => {
    const { state, q, page } = parseInput(operatorLibraryQuerySchema, req.query);
    const query = new URLSearchParams({ state, q, page: String(page) });
    res.json(await operator.library(currentSession(res).userId, query.toString()));
  });

  router.post('/operator/library/match', requireUser, requireUnrestricted, jsonBody('16kb'), async (req, res) => {
    await operator.matchFile(currentSession(res).userId, parseInput(matchFileBodySchema, req.body));
    res.json({ ok: true });
  });
  return router;
}
