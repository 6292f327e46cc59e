import { Router, type RequestHandler } from 'express';
import { deviceLabel, TV_SESSION } from '@marquee/core';
import { TV_LOGIN, tvAnswerBodySchema, tvRequestBodySchema, type TvCode, type TvPoll } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import { addressKey } from '../../rate-limits';
import { currentSession, HostCookie, requireUnrestricted, sessionResponse, type SessionResponseDeps } from '../auth';
import type { TvLoginService } from './tv-login.service';

export interface TvLoginRoutesDeps extends SessionResponseDeps {
  settings: { publicUrl: string | undefined };
  requireUser: RequestHandler;
}

export function tvLoginRoutes(logins: TvLoginService, deps: TvLoginRoutesDeps): Router {
  const { settings, sessions, requireUser } = deps;
  const router = Router();
  // Not in the answer: a script that cannot read the code cannot send it to another browser.
  const cookie = new HostCookie({ name: 'marquee_tv', publicUrl: settings.publicUrl, sameSite: 'strict' });
  const body = jsonBody('8kb');

  router.post('/auth/tv', async (req, res) => {
    const device = deviceLabel(req.headers['user-agent']);
    const { deviceCode, ...code } = await logins.start(cookie.read(req), device, addressKey(req.ip));
    const { name, attributes } = cookie.of(req);
    res.cookie(name, deviceCode, { ...attributes, maxAge: TV_LOGIN.lifetimeSec * 1_000 });
    res.status(201).json(code satisfies TvCode);
  });

  router.post('/auth/tv/poll', async (req, res) => {
    // The password was not entered here: an operator's pages ask for it.
    const session = { ...sessions.prepare(req), device: TV_SESSION, passwordAtMs: 0 };
    const polled = await logins.poll(cookie.read(req), session);
    if ('state' in polled) {
      res.json(polled satisfies TvPoll);
      return;
    }
    const { name, attributes } = cookie.of(req);
    res.clearCookie(name, attributes);
    res.json({ state: 'approved', ...(await sessionResponse(res, deps, session, polled)) } satisfies TvPoll);
  });

  router.post('/auth/tv/request', requireUser, requireUnrestricted, body, async (req, res) => {
    const { code } = parseInput(tvRequestBodySchema, req.body);
    res.json(await logins.request(currentSession(res), code, addressKey(req.ip)));
  });

  router.post('/auth/tv/answer', requireUser, requireUnrestricted, body, async (req, res) => {
    await logins.answer(currentSession(res), parseInput(tvAnswerBodySchema, req.body), addressKey(req.ip));
    res.json({ ok: true });
  });
  return router;
}
