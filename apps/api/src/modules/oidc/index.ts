import { Router, type RequestHandler } from 'express';
import { ApiError } from '../../http/errors';
import { AuthService, LoginService, type AuthServiceDeps, type LoginServiceDeps } from '../auth';
import type { SiteSettings } from '../site-settings/site-settings';
import { UsersService, type UsersServiceDeps } from '../users/users.service';
import { backchannelRoutes, type BackchannelDeps } from './backchannel.routes';
import { oidcAccountRoutes, type OidcAccountRoutesDeps } from './oidc-account.routes';
import { OidcAccountService, type OidcAccountServiceDeps } from './oidc-account.service';
import type { OidcClient } from './oidc-client';
import { createOidcCookies } from './oidc-cookies';
import { isLocalLoginOff } from './oidc-options';
import { oidcRoutes } from './oidc.routes';
import { OidcService, type OidcServiceDeps } from './oidc.service';

export { OidcClient } from './oidc-client';
export { issuerKey, oidcOptions } from './oidc-options';
export { OidcRepository } from './oidc.repository';
export { oidcUrls } from './oidc-urls';

type OidcDeps = OidcServiceDeps &
  OidcAccountServiceDeps &
  OidcAccountRoutesDeps &
  BackchannelDeps &
  AuthServiceDeps &
  LoginServiceDeps &
  UsersServiceDeps & { oidcClient: OidcClient };

/** `/auth/oidc` and `/users/me/oidc`, with everything below them. */
export function createOidc(deps: OidcDeps): Router {
  const { oidcClient } = deps;
  const cookies = createOidcCookies(deps);
  const oidc = new OidcService(deps, oidcClient, new AuthService(deps), new LoginService(deps));
  const account = new OidcAccountService(deps, oidcClient);
  const users = new UsersService(deps);
  return Router().use(
    backchannelRoutes(oidcClient, deps),
    oidcRoutes({ oidc, account, cookies }, deps),
    oidcAccountRoutes({ oidc, account, users, cookies }, deps),
  );
}

/** In front of everything that needs a password of this site to log in. */
export const requireLocalLogin =
  ({ siteSettings }: { siteSettings: Pick<SiteSettings, 'values'> }): RequestHandler =>
  (_req, _res, next) => {
    if (isLocalLoginOff(siteSettings)) throw new ApiError('local_login_off');
    next();
  };
