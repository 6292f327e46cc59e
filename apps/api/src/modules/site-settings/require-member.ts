import { STRANGERS_PAGES } from '@marquee/core';
import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { ApiError } from '../../http/errors';
import { isNavigation } from '../../http/is-navigation';
import type { Viewer } from '../auth';
import type { SiteSettings } from './site-settings';

/**
 * What answers strangers on a private site: the app's own files, which are the same everywhere; health; calls that check
 * by themselves who asks, or by which somebody becomes a member; and the pages for that.
 */
const PUBLIC_PATHS = [
  /^\/(?:healthz|readyz|metrics|robots\.txt|manifest\.webmanifest|sw\.js|\.well-known\/security\.txt)$/,
  /^\/(?:assets|guides)\/[^/]+$/,
  /^\/[\w-]+\.(?:png|svg)$/,
  /^\/api\/config$/,
  /^\/addon\//,
  /^\/api\/calendar\//,
  /^\/api\/notices\/unsubscribe$/,
  /^\/api\/(?:auth|users|sync|scrobble|profiles|operator|setup)(?:\/|$)/,
];
const isStrangersPage = (path: string): boolean =>
  (STRANGERS_PAGES as readonly string[]).includes(path.replace(/\/$/, '').toLowerCase());

interface RequireMemberDeps {
  siteSettings: Pick<SiteSettings, 'values'>;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
  /** The security headers of everybody on an open site, and of members. */
  headers: RequestHandler;
  /** Those of strangers, which name no host. */
  strangersHeaders: RequestHandler;
}

/**
 * On a private site, leads everybody who is not signed in to the log-in, or refuses them, and keeps what members get out
 * of shared caches. In front of everything, so that a new address is private by itself. Sets the security headers.
 */
export function requireMember({
  siteSettings,
  viewerOf,
  headers,
  strangersHeaders,
}: RequireMemberDeps): RequestHandler {
  return async (req, res, next) => {
    if (siteSettings.values.visitors === 'everyone') {
      void headers(req, res, next);
      return;
    }
    void strangersHeaders(req, res, () => undefined);
    res.set('X-Robots-Tag', 'noindex');
    if (PUBLIC_PATHS.some((path) => path.test(req.path))) {
      next();
      return;
    }
    keepFromSharedCaches(res);
    const isPage = isNavigation(req) && !/^\/api(?:\/|$)/i.test(req.path);
    // Without the database nobody is known: a page is then that of the log-in, which opens again once it is back.
    const viewer = await viewerOf(req).catch((error: unknown) => {
      if (!isPage) throw error;
      return undefined;
    });
    if (viewer) void headers(req, res, () => undefined);
    if (viewer || isStrangersPage(req.path)) next();
    else if (isPage) redirectToLogin(req, res);
    else throw new ApiError('unauthorized');
  };
}

const redirectToLogin = (req: Request, res: Response) =>
  res.set('Cache-Control', 'no-store').redirect(`/login?${new URLSearchParams({ next: req.originalUrl }).toString()}`);

/** The same lifetime in the browser, and none in a cache that others share. */
function keepFromSharedCaches(res: Response): void {
  onHeaders(res, () => {
    const parts = String(res.getHeader('Cache-Control') ?? '').split(/,\s*/);
    if (parts.some((part) => part === 'no-store' || part === 'private')) return;
    const rest = parts.filter((part) => part !== '' && !/^(?:public|s-maxage=\d+)$/.test(part));
    res.setHeader('Cache-Control', ['private', ...rest].join(', '));
  });
}
