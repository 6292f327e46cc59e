import { Router, type Request, type Response } from 'express';
import {
  loginBodySchema,
  loginCodeBodySchema,
  passkeyAnswerSchema,
  signupBodySchema,
  type SessionResponse,
} from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { leftSignal } from '../../http/left-signal';
import { languageOf } from '../../http/visitor-language';
import { parseForm, parseInput } from '../../http/parse';
import type { TokenCipher } from '../../lib/token-cipher';
import { addressKey } from '../../rate-limits';
import type { MetricsRegistry } from '../metrics';
import { toUser } from '../users/profile';
import type { StoredUser } from '../users/users.repository';
import type { AuthService } from './auth.service';
import type { LoginService } from './login.service';
import { requireUserIfLoggedIn } from './require-user';
import type { PreparedSession, SessionsService } from './sessions.service';

export interface AuthRoutesDeps {
  auth: AuthService;
  logins: LoginService;
  sessions: SessionsService;
  tokenCipher: TokenCipher;
  metrics: Pick<MetricsRegistry, 'countLogin'>;
}

export function authRoutes({ auth, logins, sessions, tokenCipher, metrics }: AuthRoutesDeps): Router {
  const router = Router();
  const countFailure = (error: unknown): never => {
    metrics.countLogin('failed');
    throw error;
  };
  const welcome = async (req: Request, res: Response, session: PreparedSession, user: StoredUser) => {
    metrics.countLogin('succeeded');
    const token = await sessions.handOver(req, res, session);
    res.json({ token, user: toUser(user, token, tokenCipher) } satisfies SessionResponse);
  };

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
    const user = await logins.logIn(body, browser, leftSignal(res)).catch(countFailure);
    if ('ticket' in user) res.status(202).json(user);
    else await welcome(req, res, session, user);
  });

  router.post('/auth/login/code', jsonBody('8kb'), async (req, res) => {
    const session = sessions.prepare(req);
    const body = parseForm(loginCodeBodySchema, req.body);
    const browser = { address: addressKey(req.ip), session };
    const user = await logins.logInWithCode(body, browser, leftSignal(res)).catch(countFailure);
    await welcome(req, res, session, user);
  });

  router.post('/auth/passkey', jsonBody('32kb'), async (req, res) => {
    const session = sessions.prepare(req);
    const body = parseInput(passkeyAnswerSchema, req.body);
    const browser = { address: addressKey(req.ip), session };
    const user = await logins.logInWithPasskey(body, browser, leftSignal(res)).catch(countFailure);
    await welcome(req, res, session, user);
  });

  router.post('/auth/logout', requireUserIfLoggedIn(sessions), async (req, res) => {
    await sessions.end(req, res);
    res.json({ ok: true });
  });
  return router;
}
