import { Router } from 'express';
import { loginBodySchema, signupBodySchema, type SessionResponse } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { leftSignal } from '../../http/left-signal';
import { languageOf } from '../../http/visitor-language';
import { parseForm } from '../../http/parse';
import type { TokenCipher } from '../../lib/token-cipher';
import { addressKey } from '../../rate-limits';
import type { MetricsRegistry } from '../metrics';
import { toUser } from '../users/profile';
import type { AuthService } from './auth.service';
import { requireUserIfLoggedIn } from './require-user';
import type { SessionsService } from './sessions.service';

export interface AuthRoutesDeps {
  auth: AuthService;
  sessions: SessionsService;
  tokenCipher: TokenCipher;
  metrics: Pick<MetricsRegistry, 'countLogin'>;
}

export function authRoutes({ auth, sessions, tokenCipher, metrics }: AuthRoutesDeps): Router {
  const router = Router();
  router.post('/auth/signup', jsonBody('8kb'), async (req, res) => {
    const session = sessions.prepare(req);
    const body = parseForm(signupBodySchema, req.body);
    const browser = { address: addressKey(req.ip), session };
    const user = await auth.signUp(body, browser, languageOf(req.headers));
    const token = await sessions.handOver(req, res, session);
    res.status(201).json({ token, user: toUser(user, token, tokenCipher) } satisfies SessionResponse);
  });

  router.post('/auth/login', jsonBody('8kb'), async (req, res) => {
    const session = sessions.prepare(req);
    const body = parseForm(loginBodySchema, req.body);
    const browser = { address: addressKey(req.ip), session };
    const user = await auth.logIn(body, browser, leftSignal(res)).catch((error: unknown) => {
      metrics.countLogin('failed');
      throw error;
    });
    metrics.countLogin('succeeded');
    const token = await sessions.handOver(req, res, session);
    res.json({ token, user: toUser(user, token, tokenCipher) } satisfies SessionResponse);
  });

  router.post('/auth/logout', requireUserIfLoggedIn(sessions), async (req, res) => {
    await sessions.end(req, res);
    res.json({ ok: true });
  });
  return router;
}
