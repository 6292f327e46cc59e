import type { Request } from 'express';
import { ProviderError } from './provider-error';
import { siteBase } from './site-request';

/**
 * What addresses in an answer start with: the site's address of the provider where the site passes the request on, the
 * operator's, else the origin under which the request came (behind a proxy on a private address, as `X-Forwarded-Proto`
 * and `X-Forwarded-Host` say).
 */
export function publicOrigin(request: Request, publicUrl: string | undefined): string {
  const base = siteBase(request);
  if (base !== undefined) return base;
  if (publicUrl !== undefined) return publicUrl;
  const host: string | undefined = request.host;
  if (host && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`${request.protocol}://${host}`)) {
    return new URL(`${request.protocol}://${host}`).origin;
  }
  throw new ProviderError('bad_request', { text: 'The request has no usable Host header.' });
}
