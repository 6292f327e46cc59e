import type { RequestHandler, Response } from 'express';
import { CSRF_HEADER, PASSWORD_ENTRY_MS } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { isCsrfToken } from './csrf-token';
import { isUnsafeMethod } from './same-origin';
import { mayManageAccount, refuseOtherProfile, type Viewer } from './viewer';
import type { CurrentSession, SessionsService } from './sessions.service';

interface SessionLocals {
  viewer: Viewer;
  /** Absent if an access token authorizes the request. */
  session: CurrentSession;
}

const localsOf = ({ locals }: { locals: Partial<SessionLocals> }) => locals;

/** Requires a session and, for state-changing calls, its CSRF token. Later handlers read `currentSession(res)`. */
export function requireUser(sessions: SessionsService): RequestHandler {
  return async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const found = await sessions.authenticate(req, res);
    if (!found) throw new ApiError('unauthorized');
    const { secret, ...session } = found;
    refuseOtherProfile(req, session);
    if (isUnsafeMethod(req) && !isCsrfToken(req.get(CSRF_HEADER), secret)) throw new ApiError('csrf_failed');
    Object.assign(res.locals, { session, viewer: session } satisfies SessionLocals);
    next();
  };
}

/** For logout: a request without a session has nothing to protect, so it passes. */
export function requireUserIfLoggedIn(sessions: SessionsService): RequestHandler {
  const check = requireUser(sessions);
  return async (req, res, next) => ((await sessions.authenticate(req, res)) ? check(req, res, next) : next());
}

/** Use after `requireUser` or `requireAccess`: refuses restricted profiles in calls that affect the account itself. */
export const requireUnrestricted: RequestHandler = (_req, res, next) => {
  if (!mayManageAccount(currentViewer(res))) throw new ApiError('restricted');
  next();
};

/**
 * Use after `requireUser`, for calls that change how somebody signs in: a browser that was left open must not give the
 * account away.
 *
 * @throws ApiError `password_required`
 */
export const requireRecentPassword =
  (now: () => number): RequestHandler =>
  (_req, res, next) => {
    if (now() - currentSession(res).passwordAtMs >= PASSWORD_ENTRY_MS) throw new ApiError('password_required');
    next();
  };

/** For checks that authorize a request without a session. */
export function setViewer(res: Response, viewer: Viewer): void {
  Object.assign(res.locals, { viewer } satisfies Partial<SessionLocals>);
}

/** Whose data a request that passed `requireUser` or `requireAccess` is about. */
export function currentViewer(res: Response): Viewer {
  const { viewer } = localsOf(res);
  if (!viewer) throw new Error('This route stands in front of requireUser.');
  return viewer;
}

/** The session of a request that may also have an access token instead. */
export const sessionOf = (res: Response): CurrentSession | undefined => localsOf(res).session;

/** The session of a request that passed `requireUser`. */
export function currentSession(res: Response): CurrentSession {
  const session = sessionOf(res);
  if (!session) throw new Error('This route stands in front of requireUser.');
  return session;
}
