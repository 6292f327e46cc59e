import { parseRequestId } from '@marquee/core';
import {
  answerRequestBodySchema,
  requestBodySchema,
  requestsQuerySchema,
  type PublicConfig,
} from '@marquee/core/contracts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '../../http/errors';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import { languageOf } from '../../http/visitor-language';
import type { RequireAccess } from '../access-tokens';
import { currentSession, currentViewer, mayManageAccount } from '../auth';
import { askingFor } from '../tmdb';
import type { OperatorRequestsService } from './operator-requests.service';
import type { Voters } from './title-requests.repository';
import type { TitleRequestsService } from './title-requests.service';

export interface OwnRequestsRoutesDeps {
  requests: TitleRequestsService;
  requireUser: RequestHandler;
  requireAccess: RequireAccess;
  config: (req: Request) => PublicConfig;
}

/** @throws ApiError `not_found` for what cannot be the id of a request */
function idOf({ params }: Request): string {
  const id = String(params.id);
  if (!parseRequestId(id)) throw new ApiError('not_found');
  return id;
}

/** Whose requests somebody sees and withdraws: a child its own, whoever has the account those of all profiles. */
const votersOf = (res: Response): Voters => {
  const viewer = currentViewer(res);
  const { userId, profileId } = viewer;
  return mayManageAccount(viewer) ? { userId } : { userId, profileId };
};

export function ownRequestsRoutes({ requests, requireUser, requireAccess, config }: OwnRequestsRoutesDeps): Router {
  const router = Router();
  const asking = (req: Request, res: Response) => askingFor(req, currentViewer(res));

  router.get('/users/me/requests', requireAccess('read'), async (req, res) => {
    res.json({ requests: await requests.listOf(votersOf(res), asking(req, res)) });
  });

  router.post('/users/me/requests', requireUser, jsonBody('16kb'), async (req, res) => {
    if (!config(req).hasRequests) throw new ApiError('not_configured');
    const language = languageOf(req.headers);
    await requests.ask(currentSession(res), parseInput(requestBodySchema, req.body), { ...asking(req, res), language });
    res.json({ ok: true });
  });

  router.delete('/users/me/requests/:id', requireUser, async (req, res) => {
    await requests.withdraw(votersOf(res), idOf(req));
    res.json({ ok: true });
  });
  return router;
}

export function operatorRequestsRoutes(requests: OperatorRequestsService): Router {
  const router = Router();
  router.get('/operator/requests', async (req, res) => {
    res.json(await requests.list(parseInput(requestsQuerySchema, req.query)));
  });

  router.get('/operator/requests/:id', async (req, res) => {
    res.json(await requests.find(idOf(req)));
  });

  router.patch('/operator/requests/:id', jsonBody('16kb'), async (req, res) => {
    const answer = parseInput(answerRequestBodySchema, req.body);
    await requests.answer(currentSession(res), idOf(req), answer);
    res.json({ ok: true });
  });
  return router;
}
