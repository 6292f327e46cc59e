import type { Request, RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { ApiError } from '../../http/errors';
import type { Viewer } from '../auth';
import type { SiteSettings } from './site-settings';

/**
 * What answers strangers on a private site: the app's own files, which are the same everywhere; health; calls that check
 * by themselves who asks, or by which somebody becomes a member; and pages, which are empty for strangers.
 */
const PUBLIC_PATHS = [
  /^\/(?:healthz|readyz|metrics|robots\.txt|manifest\.webmanifest|sw\.js|\.well-known\/security\.txt)$/,
  /^\/(?:assets|guides)\/[^/]+$/,
  /^\/[\w-]+\.(?:png|svg)$/,
  /^\/api\/config$/,
  /^\/api\/(?:auth|users|sync|profiles|operator|setup)(?:\/|$)/,
];

interface RequireMemberDeps {
  siteSettings: Pick<SiteSettings, 'values'>;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
  /** Whether the request is answered by the app's page. */
  isNavigation: (req: Request) => boolean;
}

/** On a private site, refuses everybody who is not signed in, and keeps what members get out of shared caches. */
export function requireMember({ siteSettings, viewerOf, isNavigation }: RequireMemberDeps): RequestHandler {
  return async (req, res, next) => {
    if (siteSettings.values.visitors === 'everyone') {
      next();
      return;
    }
    res.set('X-Robots-Tag', 'noindex');
    if (!PUBLIC_PATHS.some((path) => path.test(req.path))) {
      onHeaders(res, () => res.setHeader('Cache-Control', privately(String(res.getHeader('Cache-Control') ?? ''))));
      if (!isPage(req, isNavigation) && !(await viewerOf(req))) throw new ApiError('unauthorized');
    }
    next();
  };
}

const isPage = (req: Request, isNavigation: (req: Request) => boolean) =>
  !/^\/api(?:\/|$)/i.test(req.path) && !/\.[^/]*$/.test(req.path) && isNavigation(req);

/** The same lifetime in the browser, and none in a cache that others share. */
function privately(cacheControl: string): string {
  if (/\b(?:no-store|private)\b/.test(cacheControl)) return cacheControl;
  const rest = cacheControl.split(/,\s*/).filter((part) => part !== '' && !/^(?:public|s-maxage=\d+)$/.test(part));
  return ['private', ...rest].join(', ');
}
