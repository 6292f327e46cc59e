import type { Request } from 'express';
import { ProviderError } from './provider-error';

/**
 * The origin that addresses in an answer start with: the operator's, else the one under which the request came
 * (behind a proxy on a private address, as `X-Forwarded-Proto` and `X-Forwarded-Host` say).
 */
export function publicOrigin(request: Request, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const host: string | undefined = request.host;
  if (host && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`${request.protocol}://${host}`)) {
    return new URL(`${request.protocol}://${host}`).origin;
  }
  throw new ProviderError('bad_request', { text: 'The request has no usable Host header.' });
}
