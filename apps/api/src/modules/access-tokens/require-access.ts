import type { Request, RequestHandler } from 'express';
import type { TokenScope } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { bearerToken, refuseOtherProfile, setViewer } from '../auth';
import type { AccessTokensService } from './access-tokens.service';

/** Returns the check of a call that programs may make, too. */
export type RequireAccess = (scope: TokenScope, options?: { isInAddress?: boolean }) => RequestHandler;

/**
 * Requires a session, or an access token that may do this (RFC 6750). A request with a token is judged by that alone,
 * whatever cookies it carries: browsers never add the header by themselves, so it needs no CSRF token.
 */
export const requireAccess =
  (requireUser: RequestHandler, tokens: AccessTokensService): RequireAccess =>
  (scope, { isInAddress = false } = {}) =>
  async (req, res, next) => {
    const inHeader = bearerToken(req);
    const token = inHeader ?? (isInAddress ? tokenInAddress(req) : undefined);
    if (token === undefined) return requireUser(req, res, next);
    res.set('Cache-Control', 'no-store');
    const found = await tokens.authenticate(token);
    if (!found) {
      res.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw new ApiError('unauthorized');
    }
    const { viewer, scopes } = found;
    // Addresses are kept in logs, so a token in one may do nothing else.
    const isExposed = inHeader === undefined && scopes.length > 1;
    if (isExposed || (!scopes.includes(scope) && !(scope === 'read' && scopes.includes('sync')))) {
      res.set('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
      throw new ApiError('insufficient_scope');
    }
    refuseOtherProfile(req, viewer);
    setViewer(res, viewer);
    next();
  };

/** Empty without one, so that a session is not accepted instead. */
const tokenInAddress = ({ query: { token } }: Request): string => (typeof token === 'string' ? token : '');
