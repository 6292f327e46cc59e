import { Router } from 'express';
import { actsQuerySchema, matchFileBodySchema, operatorLibraryQuerySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import type { OperatorService } from './operator.service';
import { currentOperator } from './require-operator';

export function operatorRoutes(operator: OperatorService): Router {
  const router = Router();
  // For the page, which shows nothing before.
  router.get('/operator/access', (_req, res) => {
    res.json({ ok: true });
  });

  router.get('/operator/library', async (req, res) => {
    const { state, q, page } = parseInput(operatorLibraryQuerySchema, req.query);
    const query = new URLSearchParams({ state, q, page: String(page) });
    res.json(await operator.library(query.toString()));
  });

  router.post('/operator/library/match', jsonBody('16kb'), async (req, res) => {
    await operator.matchFile(currentOperator(res), parseInput(matchFileBodySchema, req.body));
    res.json({ ok: true });
  });

  router.get('/operator/acts', async (req, res) => {
    res.json(await operator.acts(parseInput(actsQuerySchema, req.query)));
  });
  return router;
}
