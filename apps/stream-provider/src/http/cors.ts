import { UI_TOKEN_HEADER } from '@marquee/core/contracts';
import type { Request, RequestHandler } from 'express';
import { ProviderError } from './provider-error';

const dayInSec = 86_400;

/** Origins whose pages may use the provider; `*` allows every site. */
export type AllowedOrigins = '*' | readonly string[];

/**
 * Allows pages of the configured origins and of the host name of the request, i.e. the site on the same host, whatever
 * address the visitor uses. Other pages can read nothing, not even public responses: their visitor may be on the
 * operator's network, or have authenticated at a proxy. Requests without an origin do not come from another site's
 * script. Credentials are never allowed.
 */
export const cors =
  (allowed: AllowedOrigins): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers;
    // Timing lets the player measure the line.
    const allow = (reader: string) =>
      response.set({ 'Access-Control-Allow-Origin': reader, 'Timing-Allow-Origin': reader });
    if (allowed === '*') allow('*');
    else {
      // Otherwise a cache could serve one page's response to another.
      response.vary('Origin');
      if (origin !== undefined && !allowed.includes(origin) && !isOfSameHost(request, origin))
        throw new ProviderError('origin_refused');
      if (origin !== undefined) allow(origin);
    }
    response.set('Access-Control-Expose-Headers', 'Accept-Ranges, Content-Length, Content-Range, ETag, X-Request-Id');
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, OPTIONS');
    response.set('Access-Control-Allow-Headers', `${UI_TOKEN_HEADER}, Content-Type, Range, If-None-Match, If-Range`);
    response.set('Access-Control-Max-Age', String(dayInSec));
    response.status(204).end();
  };

/** The browser's Host header; a proxy's `X-Forwarded-Host` is ignored here. */
function isOfSameHost({ headers: { host } }: Request, origin: string): boolean {
  if (host === undefined || !URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false;
  return new URL(origin).hostname === new URL(`http://${host}`).hostname;
}
