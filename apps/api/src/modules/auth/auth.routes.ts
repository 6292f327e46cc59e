import { Router, type Response } from 'express';
import { loginBodySchema, loginCodeBodySchema, passkeyAnswerSchema, signupBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { leftSignal } from '../../http/left-signal';
import { languageOf } from '../../http/visitor-language';
import { parseForm, parseInput } from '../../http/parse';
import type { MetricsRegistry } from '../metrics';
import type { StoredUser } from '../users/users.repository';
import type { AuthService } from './auth.service';
import type { LoginService } from './login.service';
import { requireUserIfLoggedIn } from './require-user';
import { browserOf, sessionResponse, type SessionResponseDeps } from './session-response';
import type { PreparedSession } from './sessions.service';

export interface AuthRoutesDeps extends SessionResponseDeps {
  auth: AuthService;
  logins: LoginService;
  metrics: Pick<MetricsRegistry, 'countLogin'>;
}

export function authRoutes(deps: AuthRoutesDeps): Router {
  const { auth, logins, sessions, metrics } = deps;
  const router = Router();
  const countFailure = (error: unknown): never => {
    metrics.countLogin('failed');
    throw error;
  };
  const welcome = async (res: Response, session: PreparedSession, user: StoredUser) => {
    metrics.countLogin('succeeded');
    res.json(await sessionResponse(res, deps, session, user));
  };

  router.post('/auth/signup', jsonBody('8kb'), async (req, res) => {
    const browser = browserOf(sessions, req);
    const user = await auth.signUp(parseForm(signupBodySchema, req.body), browser, languageOf(req.headers));
    res.status(201).json(await sessionResponse(res, deps, browser.session, user));
  });

  router.post('/auth/login', jsonBody('8kb'), async (req, res) => {
    const browser = browserOf(sessions, req);
    const body = parseForm(loginBodySchema, req.body);
    const user = await logins.logIn(body, browser, leftSignal(res)).catch(countFailure);
    if ('ticket' in user) res.status(202).json(user);
    else await welcome(res, browser.session, user);
  });

  router.post('/auth/login/code', jsonBody('8kb'), async (req, res) => {
    const browser = browserOf(sessions, req);
    const body = parseForm(loginCodeBodySchema, req.body);
    const user = await logins.logInWithCode(body, browser, leftSignal(res)).catch(countFailure);
    await welcome(res, browser.session, user);
  });

  router.post('/auth/passkey', jsonBody('32kb'), async (req, res) => {
    const browser = browserOf(sessions, req);
    const body = parseInput(passkeyAnswerSchema, req.body);
    const user = await logins.logInWithPasskey(body, browser, leftSignal(res)).catch(countFailure);
    await welcome(res, browser.session, user);
  });

  router.post('/auth/logout', requireUserIfLoggedIn(sessions), async (req, res) => {
    await sessions.end(req, res);
    res.json({ ok: true });
  });
  return router;
}
