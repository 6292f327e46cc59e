import { isSecret, SITE_HEADERS } from '@marquee/server';
import type { Request, RequestHandler } from 'express';
import { ProviderError } from './provider-error';

/**
 * The site's server passes on what browsers ask it for, and says for whom and at which address. Anybody else who says so is not
 * heard; a site with another secret is told, as every address in its answers would be wrong.
 */
export const siteRequests =
  (secret: string | undefined): RequestHandler =>
  (request, _response, next) => {
    const given = request.get(SITE_HEADERS.secret);
    if (given === undefined) for (const name of Object.values(SITE_HEADERS)) request.headers[name] = undefined;
    else if (secret === undefined || !isSecret(given, secret)) throw new ProviderError('site_unknown');
    next();
  };

/** What addresses begin with in answers to a request of the site. */
export const siteBase = (request: Request): string | undefined => request.get(SITE_HEADERS.base);

/** Who watches, as far as that can be told: places are shared out by it. */
export const viewerOf = (request: Request): string =>
  `${request.get(SITE_HEADERS.viewer) ?? request.ip} ${request.get('User-Agent')}`;
