import type { RequestHandler, Response } from 'express';
import { CSRF_HEADER } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { isCsrfToken } from './csrf-token';
import { isUnsafeMethod } from './same-origin';
import { refuseOtherProfile } from './viewer';
import type { CurrentSession, SessionsService } from './sessions.service';

interface SessionLocals {
  session: CurrentSession;
}

/** Requires a session and, for state-changing calls, its CSRF token. Later handlers read `currentSession(res)`. */
export function requireUser(sessions: SessionsService): RequestHandler {
  return async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const found = await sessions.authenticate(req, res);
    if (!found) throw new ApiError('unauthorized');
    const { secret, ...session } = found;
    refuseOtherProfile(req, session);
    if (isUnsafeMethod(req) && !isCsrfToken(req.get(CSRF_HEADER), secret)) throw new ApiError('csrf_failed');
    (res.locals as SessionLocals).session = session;
    next();
  };
}

/** For logout: a request without a session has nothing to protect, so it passes. */
export function requireUserIfLoggedIn(sessions: SessionsService): RequestHandler {
  const check = requireUser(sessions);
  return async (req, res, next) => ((await sessions.authenticate(req, res)) ? check(req, res, next) : next());
}

/** Use after `requireUser`: refuses restricted profiles in calls that affect the account itself. */
export const requireUnrestricted: RequestHandler = (_req, res, next) => {
  if (currentSession(res).isRestricted) throw new ApiError('restricted');
  next();
};

/** The session of a request that passed `requireUser`. */
export function currentSession(res: Response): CurrentSession {
  const { session } = res.locals as Partial<SessionLocals>;
  if (!session) throw new Error('This route stands in front of requireUser.');
  return session;
}
