import { addressKey, isSecret, SITE_HEADERS } from '@marquee/server';
import type { Request, RequestHandler } from 'express';
import { ProviderError } from './provider-error';

/**
 * The site's server forwards browsers' requests, with the viewer and the URL. Such headers from other clients are
 * ignored. A site with another secret gets an error, because every URL in the responses would be wrong.
 */
export const siteRequests =
  (secret: string | undefined): RequestHandler =>
  (request, _response, next) => {
    const given = request.get(SITE_HEADERS.secret);
    if (given === undefined) for (const name of Object.values(SITE_HEADERS)) request.headers[name] = undefined;
    else if (secret === undefined || !isSecret(given, secret)) throw new ProviderError('site_unknown');
    next();
  };

/** Prefix of URLs in responses to a request of the site. */
export const siteBase = (request: Request): string | undefined => request.get(SITE_HEADERS.base);

/** Identifies the viewer, to whom slots are assigned; a client may leave out its cookie, but not its address. */
export function viewerOf(request: Request): { viewer: string; address: string } {
  const address = request.get(SITE_HEADERS.address) ?? addressKey(request.ip);
  return { viewer: request.get(SITE_HEADERS.viewer) ?? address, address };
}
