import type { Request } from 'express';
import { ProviderError } from './provider-error';
import { siteBase } from './site-request';

/**
 * Prefix of URLs in a response: the site's URL of the provider if the site forwarded the request, otherwise the
 * operator's, otherwise the origin of the request (behind a proxy with a private address, according to
 * `X-Forwarded-Proto` and `X-Forwarded-Host`).
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
