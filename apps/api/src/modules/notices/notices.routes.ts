import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  noticeDeviceBodySchema,
  renewDeviceBodySchema,
  seriesNoticesBodySchema,
  unsubscribeQuerySchema,
  weeklyMailBodySchema,
} from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { jsonBody } from '../../http/json-body';
import { noStore } from '../../http/no-store';
import { parseForm, parseInput } from '../../http/parse';
import { languageOf } from '../../http/visitor-language';
import { currentSession, type SessionsService } from '../auth';
import type { NoticesService } from './notices.service';

export interface NoticesRoutesDeps {
  requireUser: RequestHandler;
  sessions: Pick<SessionsService, 'authenticate'>;
  notices: NoticesService;
}

const PATH = '/users/me/notices';

export function noticesRoutes({ requireUser, sessions, notices }: NoticesRoutesDeps): Router {
  const router = Router();
  const body = jsonBody('8kb');
  const answer = async (res: Response) => void res.json(await notices.find(currentSession(res)));

  // A service worker has no CSRF token. Its call is of this origin, and names an address that only its browser knows.
  router.post(`${PATH}/renew`, body, async (req: Request, res) => {
    const session = await sessions.authenticate(req, res);
    if (!session) throw new ApiError('unauthorized');
    const { endpoint, subscription } = parseForm(renewDeviceBodySchema, req.body);
    await notices.renew(session.sessionId, endpoint, subscription);
    res.json({ ok: true });
  });

  router.use(PATH, requireUser);
  router.get(PATH, (_req, res) => answer(res));

  router.put(`${PATH}/device`, body, async (req, res) => {
    const device = parseForm(noticeDeviceBodySchema, req.body);
    await notices.saveDevice(currentSession(res), device, languageOf(req.headers));
    await answer(res);
  });

  router.delete(`${PATH}/devices/:id`, async (req, res) => {
    await notices.removeDevice(currentSession(res), req.params.id);
    await answer(res);
  });

  router.post(`${PATH}/test`, async (_req, res) => {
    res.json(await notices.test(currentSession(res)));
  });

  router.put(`${PATH}/mail`, body, async (req, res) => {
    const mail = parseForm(weeklyMailBodySchema, req.body);
    await notices.setMail(currentSession(res), mail, languageOf(req.headers));
    await answer(res);
  });

  router.put(`${PATH}/series`, body, async (req, res) => {
    await notices.setSeries(currentSession(res), parseForm(seriesNoticesBodySchema, req.body));
    await answer(res);
  });

  // Called by mail programs too (RFC 8058), which have no session and send a form that says nothing.
  router.post('/notices/unsubscribe', noStore, async (req, res) => {
    await notices.unsubscribe(parseInput(unsubscribeQuerySchema, req.query).token);
    res.json({ ok: true });
  });
  return router;
}
