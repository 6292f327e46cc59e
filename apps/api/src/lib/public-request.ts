import { isKeyOf } from '@marquee/core';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';
import { AddressRefusedError, ssrfSafeLookup, type Resolve } from './ssrf-safe-lookup';

export interface PublicRequestOptions {
  /** Origins that may have a private address, e.g. a mirror in the same network. */
  trustedOrigins?: readonly string[];
  /** Whether connections stay open for the next request. */
  keepAlive?: boolean;
  resolve?: Resolve;
}

type Call = Pick<RequestOptions, 'method' | 'headers'> & { signal: AbortSignal; body?: string | Uint8Array };
/** Resolves with the head of the answer; redirects are not followed. @throws AddressRefusedError */
export type PublicRequest = (url: URL, call: Call) => Promise<IncomingMessage>;

/** Makes requests to http(s) URLs that others chose: to addresses of the public internet alone. */
export function createPublicRequest({
  trustedOrigins = [],
  keepAlive = false,
  resolve,
}: PublicRequestOptions): PublicRequest {
  const trusted = new Set(trustedOrigins);
  const lookup = ssrfSafeLookup(isPublicAddress, resolve);
  const agents = { 'http:': new HttpAgent({ keepAlive }), 'https:': new HttpsAgent({ keepAlive }) };
  return async (url, { body, ...call }) => {
    const { protocol } = url;
    if (!isKeyOf(agents, protocol)) throw new AddressRefusedError(`${protocol} is not requested`);
    const isTrusted = trusted.has(url.origin);
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    // Sockets call `lookup` for names, but not for literal addresses.
    if (!isTrusted && isIP(hostname) && !isPublicAddress(hostname))
      throw new AddressRefusedError(`${hostname} is a private address`);
    const request = protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((done, fail) => {
      request(url, { ...call, agent: agents[protocol], ...(!isTrusted && { lookup }) })
        .on('response', done)
        .on('error', fail)
        .end(body);
    });
  };
}
