import {
  oidcAccountStartBodySchema,
  confirmPasswordBodySchema,
  type OidcAccount,
  type Proof,
} from '@marquee/core/contracts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import { languageOf } from '../../http/visitor-language';
import { addressKey } from '../../rate-limits';
import { currentSession, requireUnrestricted } from '../auth';
import type { UsersService } from '../users/users.service';
import type { OidcAccountService } from './oidc-account.service';
import type { OidcCookies } from './oidc-cookies';
import { unavailable, type OidcRoutesDeps } from './oidc.routes';
import type { OidcService } from './oidc.service';
import { oidcUrls } from './oidc-urls';

export interface OidcAccountRoutesDeps extends OidcRoutesDeps {
  requireUser: RequestHandler;
}
interface Services {
  oidc: OidcService;
  account: OidcAccountService;
  users: Pick<UsersService, 'confirmPassword'>;
  cookies: OidcCookies;
}

/** `/users/me/oidc` and below. */
export function oidcAccountRoutes({ oidc, account, users, cookies }: Services, deps: OidcAccountRoutesDeps): Router {
  const router = Router();
  const { requireUser, settings, logger } = deps;
  const body = jsonBody('8kb');
  const confirm = (req: Request, res: Response, proof: Proof) =>
    users.confirmPassword(
      { session: currentSession(res), address: addressKey(req.ip), language: languageOf(req.headers) },
      proof,
    );

  router.get('/users/me/oidc', requireUser, requireUnrestricted, async (_req, res) => {
    res.json((await account.read(currentSession(res))) satisfies OidcAccount);
  });

  router.post('/users/me/oidc/start', requireUser, requireUnrestricted, body, async (req, res) => {
    const given = parseForm(oidcAccountStartBodySchema, req.body);
    const { purpose } = given;
    if (given.purpose === 'link') await confirm(req, res, given);
    const { sessionId } = currentSession(res);
    const target = { purpose, sessionId, redirectUri: oidcUrls(req, settings).redirectUri };
    const next = given.purpose === 'confirm' ? { next: given.next } : {};
    const { flow, url } = await oidc.begin(next, target).catch(unavailable(logger));
    cookies.flow.write(req, res, flow);
    res.json({ url });
  });

  router.delete('/users/me/oidc', requireUser, requireUnrestricted, body, async (req, res) => {
    await confirm(req, res, parseForm(confirmPasswordBodySchema, req.body));
    await account.unlink(currentSession(res), languageOf(req.headers));
    res.json({ ok: true });
  });

  router.post('/users/me/oidc/log-out', requireUser, async (req, res) => {
    const { postLogoutRedirectUri } = oidcUrls(req, settings);
    res.json({ url: await account.logOutUrl(currentSession(res), postLogoutRedirectUri) });
  });
  return router;
}
