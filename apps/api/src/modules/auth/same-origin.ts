import type { Request, RequestHandler } from 'express';
import { ApiError } from '../../http/errors';
import { bearerToken } from './bearer-token';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
export const isUnsafeMethod = (req: Request): boolean => !SAFE.has(req.method);

const refuseOthers =
  (isExempt: (req: Request) => boolean) =>
  (publicUrl: string | undefined): RequestHandler => {
    const own = publicUrl && new URL(publicUrl).origin;
    return (req, _res, next) => {
      if (!isExempt(req) && !isSameOrigin(req, own)) throw new ApiError('other_origin');
      next();
    };
  };

/**
 * Refuses cross-site requests, except with a bearer token, which a page of another site could only send if this one
 * allowed it to (Fetch's preflight). Browsers send `Sec-Fetch-Site` or, over plain http, `Origin`; a program that sends
 * neither has no visitor's cookie to abuse.
 */
export const sameOrigin = refuseOthers((req) => !isUnsafeMethod(req) || bearerToken(req) !== undefined);

/** Refuses whatever no page of this site has asked for, whether something changes or not. */
export const sameOriginOnly = refuseOthers(() => false);

/**
 * Refuses resources that a page of another origin makes a browser fetch or embed, even if nothing changes; links are
 * allowed.
 */
export const sameOriginReads = refuseOthers((req) => req.headers['sec-fetch-mode'] === 'navigate');

function isSameOrigin(req: Request, own: string | undefined): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = req.headers;
  if (origin === undefined) return true;
  if (origin === own) return true;
  // Not `X-Forwarded-Host`: no documented proxy sets it, so it may come from the client.
  return URL.canParse(origin) && new URL(origin).host === req.headers.host;
}
