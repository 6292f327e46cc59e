import type { Router } from 'express';
import { authRoutes, type AuthRoutesDeps } from './auth.routes';
import { AuthService, type AuthServiceDeps } from './auth.service';
import { LoginService, type LoginServiceDeps } from './login.service';

export { LoginService, type LoginServiceDeps } from './login.service';
export { AuthService, type AuthServiceDeps, type Browser } from './auth.service';
export { actOnVerified, type Verified } from './act-on-verified';
export { createPasswordHasher, PasswordHasher } from './password-hasher';
export { setPassword } from './set-password';
export { refuseCommonPassword } from './refuse-common-password';
export {
  currentSession,
  currentViewer,
  requireRecentPassword,
  requireUnrestricted,
  requireUser,
  sessionOf,
  setViewer,
} from './require-user';
export { bearerToken } from './bearer-token';
export { sameOrigin, sameOriginOnly, sameOriginReads } from './same-origin';
export { HostCookie } from './host-cookie';
export { browserOf, sessionResponse, type SessionResponseDeps } from './session-response';
export { SessionCookie } from './session-cookie';
export { SessionsRepository } from './sessions.repository';
export { mayManageAccount, refuseOtherProfile, VIEWER_CACHE_CONTROL, rulesFor, viewerOf, type Viewer } from './viewer';
export { SessionsService, type CurrentSession, type PreparedSession } from './sessions.service';

/** `/auth/signup`, `/auth/login`, `/auth/login/code`, `/auth/passkey`, `/auth/logout`. */
export const createAuth = (
  deps: AuthServiceDeps & LoginServiceDeps & Omit<AuthRoutesDeps, 'auth' | 'logins'>,
): Router => authRoutes({ ...deps, auth: new AuthService(deps), logins: new LoginService(deps) });
