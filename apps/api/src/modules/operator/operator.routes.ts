import { Router, type RequestHandler } from 'express';
import { currentSession } from '../auth';
import type { OperatorService } from './operator.service';

export interface OperatorRoutesDeps {
  requireUser: RequestHandler;
  operator: OperatorService;
}

export function operatorRoutes({ requireUser, operator }: OperatorRoutesDeps): Router {
  const router = Router();
  router.get('/operator/status', requireUser, async (_req, res) => {
    res.json(await operator.status(currentSession(res).userId));
  });
  return router;
}
