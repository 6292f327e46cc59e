import { UI_TOKEN_HEADER } from '@marquee/core/contracts';
import type { Request, RequestHandler } from 'express';
import { ProviderError } from './provider-error';

const dayInSec = 86_400;

/** Origins of pages that may use the provider; `*`: those of every site. */
export type AllowedOrigins = '*' | readonly string[];

/**
 * Answers pages of the allowed origins and of the host name that the provider itself was called by: the site beside it, on
 * whatever address the visitor uses. Other pages get nothing, not even what a stranger may read: their visitor may be
 * on the operator's network, or have given a proxy its password. Requests without an origin come from no foreign script.
 * No origin may send credentials.
 */
export const cors =
  (allowed: AllowedOrigins): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers;
    if (allowed === '*') response.set('Access-Control-Allow-Origin', '*');
    else {
      // Else a cache could give one page's answer to another.
      response.vary('Origin');
      if (origin !== undefined && !allowed.includes(origin) && !isOfSameHost(request, origin))
        throw new ProviderError('origin_refused');
      if (origin !== undefined) response.set('Access-Control-Allow-Origin', origin);
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

/** The Host that the browser sent; what a proxy says in `X-Forwarded-Host` counts for nothing here. */
function isOfSameHost({ headers: { host } }: Request, origin: string): boolean {
  if (host === undefined || !URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false;
  return new URL(origin).hostname === new URL(`http://${host}`).hostname;
}
