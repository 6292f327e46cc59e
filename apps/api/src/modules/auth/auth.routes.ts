import { Router, type Request, type RequestHandler, type Response } from 'express';
import { loginBodySchema, signupBodySchema, type SessionAnswer } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import type { TokenCipher } from '../../lib/token-cipher';
import { addressKey } from '../../rate-limits';
import { toUser } from '../users/profile';
import type { StoredUser } from '../users/users.repository';
import type { AuthService } from './auth.service';
import { requireUser } from './require-user';
import type { SessionsService } from './sessions.service';

export interface AuthRoutesOptions {
  auth: AuthService;
  sessions: SessionsService;
  tokenCipher: TokenCipher;
  countLogin: (outcome: 'succeeded' | 'failed') => void;
}

/** `/auth/signup`, `/auth/login`, `/auth/logout`. */
export function authRoutes({ auth, sessions, tokenCipher, countLogin }: AuthRoutesOptions): Router {
  const router = Router();
  const begin = async (req: Request, res: Response, user: StoredUser): Promise<SessionAnswer> => {
    const token = await sessions.start(req, res, user.id);
    return { token, user: toUser(user, token, tokenCipher) };
  };

  router.post('/auth/signup', jsonBody('8kb'), async (req, res) => {
    const user = await auth.signUp(parseForm(signupBodySchema, req.body), addressKey(req.ip));
    res.status(201).json(await begin(req, res, user));
  });

  router.post('/auth/login', jsonBody('8kb'), async (req, res) => {
    const user = await auth.logIn(parseForm(loginBodySchema, req.body), addressKey(req.ip)).catch((error: unknown) => {
      countLogin('failed');
      throw error;
    });
    countLogin('succeeded');
    res.json(await begin(req, res, user));
  });

  const signedIn = requireUser(sessions);
  /** Without a session there is nothing to end, and nothing that another site could end. */
  const signedInIfAtAll: RequestHandler = async (req, res, next) =>
    (await sessions.authenticate(req, res)) ? signedIn(req, res, next) : next();
  router.post('/auth/logout', signedInIfAtAll, async (req, res) => {
    await sessions.end(req, res);
    res.json({ ok: true });
  });
  return router;
}
