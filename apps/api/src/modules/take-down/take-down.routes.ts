import { Router } from 'express';
import { keptTitlesSchema, takeDownBodySchema, titleKeySchema, type KeptTitles } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { noStore } from '../../http/no-store';
import { parseForm, parseInput } from '../../http/parse';
import { currentSession } from '../auth';
import { limitPerMinute } from '../../rate-limits';
import type { TakenDown } from '../site-settings/taken-down';
import type { TakeDownService } from './take-down.service';

/** A long list of kept titles is asked about while it is scrolled. */
const CHECKS_PER_MINUTE = 120;

export function takeDownRoutes(service: TakeDownService, takenDown: Pick<TakenDown, 'has'>): Router {
  const router = Router();
  router.post('/taken-down', noStore, limitPerMinute(CHECKS_PER_MINUTE), jsonBody('16kb'), (req, res) => {
    const { titles } = parseInput(keptTitlesSchema, req.body);
    res.json({ titles: titles.filter((key) => takenDown.has(key)) } satisfies KeptTitles);
  });
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
