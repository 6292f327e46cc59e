import { isIP } from 'node:net';
import type { Request } from 'express';
import { ApiError } from '../../http/errors';

/** Which site passkeys are made for: a domain name, and the origins of its pages. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The domain whose passkeys work, if PUBLIC_URL says: others are of a former one. Without it each works at the address where it
 * was made.
 */
export const passkeyDomain = (publicUrl: string | undefined): string | undefined =>
  publicUrl === undefined ? undefined : new URL(publicUrl).hostname;

/**
 * PUBLIC_URL's, or that of the request, as the check of its origin takes it. Browsers offer passkeys
 * only on secure pages with a domain name.
 *
 * @throws ApiError `passkeys_unavailable`
 */
export function relyingParty({ headers }: Request, publicUrl: string | undefined): RelyingParty {
  // Without PUBLIC_URL: https is the only scheme that passkeys have elsewhere than on this machine.
  const address = publicUrl ?? `https://${headers.host ?? ''}`;
  if (!URL.canParse(address)) throw new ApiError('passkeys_unavailable');
  const { hostname, host, protocol } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal))
    throw new ApiError('passkeys_unavailable');
  const origin = new URL(address).origin;
  return {
    id: hostname,
    origins: isLocal && !publicUrl ? [origin, new URL(`http://${headers.host ?? host}`).origin] : [origin],
  };
}
