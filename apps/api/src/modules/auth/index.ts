import type { Router } from 'express';
import { authRoutes, type AuthRoutesDeps } from './auth.routes';
import { AuthService, type AuthServiceDeps } from './auth.service';

export { AuthService, type AuthServiceDeps, type Browser } from './auth.service';
export { actOnVerified, type Verified } from './act-on-verified';
export { createPasswordHasher, PasswordHasher } from './password-hasher';
export { setPassword } from './set-password';
export { refuseCommonPassword } from './refuse-common-password';
export { currentSession, currentViewer, requireUnrestricted, requireUser, sessionOf, setViewer } from './require-user';
export { bearerToken } from './bearer-token';
export { sameOrigin, sameOriginOnly, sameOriginReads } from './same-origin';
export { HostCookie } from './host-cookie';
export { SessionCookie } from './session-cookie';
export { SessionsRepository } from './sessions.repository';
export { mayManageAccount, refuseOtherProfile, VIEWER_CACHE_CONTROL, rulesFor, viewerOf, type Viewer } from './viewer';
export { SessionsService, type CurrentSession, type PreparedSession } from './sessions.service';

/** `/auth/signup`, `/auth/login`, `/auth/logout`. */
export const createAuth = (deps: AuthServiceDeps & Omit<AuthRoutesDeps, 'auth'>): Router =>
  authRoutes({ ...deps, auth: new AuthService(deps) });
