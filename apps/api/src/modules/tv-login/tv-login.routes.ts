import { Router, type RequestHandler } from 'express';
import { deviceLabel, TV_SESSION } from '@marquee/core';
import { TV_LOGIN, tvAnswerBodySchema, tvRequestBodySchema, type TvCode, type TvPoll } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import type { TokenCipher } from '../../lib/token-cipher';
import { addressKey } from '../../rate-limits';
import { currentSession, HostCookie, requireUnrestricted, type SessionsService } from '../auth';
import { toUser } from '../users/profile';
import type { TvLoginService } from './tv-login.service';

export interface TvLoginRoutesDeps {
  settings: { publicUrl: string | undefined };
  sessions: SessionsService;
  requireUser: RequestHandler;
  tokenCipher: TokenCipher;
}

export function tvLoginRoutes(logins: TvLoginService, deps: TvLoginRoutesDeps): Router {
  const { settings, sessions, requireUser, tokenCipher } = deps;
  const router = Router();
  // Not in the answer: what no script can read leaves the browser that has asked in no way.
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
    const token = await sessions.handOver(req, res, session);
    res.json({ state: 'approved', token, user: toUser(polled, token, tokenCipher) } satisfies TvPoll);
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
