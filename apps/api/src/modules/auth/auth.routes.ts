import { Router, type Request, type Response } from 'express';
import { loginBodySchema, signupBodySchema, type SessionResponse } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import type { TokenCipher } from '../../lib/token-cipher';
import { addressKey } from '../../rate-limits';
import type { MetricsRegistry } from '../metrics';
import { toUser } from '../users/profile';
import type { StoredUser } from '../users/users.repository';
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
  const startSession = async (req: Request, res: Response, user: StoredUser): Promise<SessionResponse> => {
    const token = await sessions.start(req, res, user.id);
    return { token, user: toUser(user, token, tokenCipher) };
  };

  router.post('/auth/signup', jsonBody('8kb'), async (req, res) => {
    const user = await auth.signUp(parseForm(signupBodySchema, req.body), addressKey(req.ip));
    res.status(201).json(await startSession(req, res, user));
  });

  router.post('/auth/login', jsonBody('8kb'), async (req, res) => {
    const user = await auth.logIn(parseForm(loginBodySchema, req.body), addressKey(req.ip)).catch((error: unknown) => {
      metrics.countLogin('failed');
      throw error;
    });
    metrics.countLogin('succeeded');
    res.json(await startSession(req, res, user));
  });

  router.post('/auth/logout', requireUserIfLoggedIn(sessions), async (req, res) => {
    await sessions.end(req, res);
    res.json({ ok: true });
  });
  return router;
}
