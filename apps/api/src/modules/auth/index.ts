export { AuthService } from './auth.service';
export { authRoutes } from './auth.routes';
export { MINIMUM_COST, PasswordHasher, calibrateHashCost, type HashCost } from './password-hasher';
export { currentSession, requireUser } from './require-user';
export { sameOrigin } from './same-origin';
export { SessionCookie } from './session-cookie';
export { SessionsRepository } from './sessions.repository';
export { SessionsService, type CurrentSession } from './sessions.service';
