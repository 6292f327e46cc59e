import { Router } from 'express';
import { titleKeySchema, takeDownBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm, parseInput } from '../../http/parse';
import { currentSession } from '../auth';
import type { TakeDownService } from './take-down.service';

export function takeDownRoutes(service: TakeDownService): Router {
  const router = Router();
  router.get('/operator/taken-down', async (_req, res) => {
    res.json(await service.list());
  });
  router.put('/operator/taken-down/:id', jsonBody('16kb'), async (req, res) => {
    const key = parseInput(titleKeySchema, req.params.id);
    await service.takeDown(currentSession(res), key, parseForm(takeDownBodySchema, req.body));
    res.json({ ok: true });
  });
  router.delete('/operator/taken-down/:id', async (req, res) => {
    await service.putBack(currentSession(res), parseInput(titleKeySchema, req.params.id));
    res.json({ ok: true });
  });
  return router;
}
