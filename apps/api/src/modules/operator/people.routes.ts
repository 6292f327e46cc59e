import { Router } from 'express';
import { changePersonBodySchema, deletePersonBodySchema, peopleQuerySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm, parseInput } from '../../http/parse';
import { languageOf } from '../../http/visitor-language';
import { currentSession } from '../auth';
import type { PeopleService } from './people.service';

export function peopleRoutes(people: PeopleService): Router {
  const router = Router();
  const body = jsonBody('8kb');

  router.get('/operator/people', async (req, res) => {
    res.json(await people.list(parseInput(peopleQuerySchema, req.query)));
  });

  router.patch('/operator/people/:id', body, async (req, res) => {
    await people.change(currentSession(res), String(req.params.id), parseInput(changePersonBodySchema, req.body));
    res.json({ ok: true });
  });

  router.delete('/operator/people/:id', body, async (req, res) => {
    const { username } = parseForm(deletePersonBodySchema, req.body);
    await people.remove(currentSession(res), String(req.params.id), username);
    res.json({ ok: true });
  });

  router.delete('/operator/people/:id/sessions', async (req, res) => {
    await people.logOut(currentSession(res), req.params.id);
    res.json({ ok: true });
  });

  router.delete('/operator/people/:id/second-factor', async (req, res) => {
    await people.removeSecondFactor(currentSession(res), req.params.id, languageOf(req.headers));
    res.json({ ok: true });
  });

  router.post('/operator/people/:id/reset-link', async (req, res) => {
    res.status(201).json(await people.makeResetLink(currentSession(res), req.params.id));
  });
  return router;
}
