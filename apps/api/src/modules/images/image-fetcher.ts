import { createPublicRequest, type PublicRequestOptions } from '../../lib/public-request';
import { readLimited } from '../../lib/read-limited';
import { AddressRefusedError } from '../../lib/ssrf-safe-lookup';
import { ImageFetchError } from './image-fetch-error';

interface ImageFetcherOptions extends Pick<PublicRequestOptions, 'resolve'> {
  /** Host names whose images may be fetched; subdomains are not included. */
  hosts: readonly string[];
  /** Origins configured by the operator; they may be private, e.g. a mirror in the same network. */
  trustedOrigins: readonly string[];
  timeoutMs?: number;
  maxBytes?: number;
}

export type FetchImage = (url: URL) => Promise<Buffer>;

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Fetches images from allowed hosts, refusing private addresses on every hop. @throws ImageFetchError */
export function createImageFetcher(options: ImageFetcherOptions): FetchImage {
  const { timeoutMs = 10_000, maxBytes = 20 * 1024 * 1024 } = options;
  const hosts = new Set(options.hosts);
  const trusted = new Set(options.trustedOrigins);
  const request = createPublicRequest({ ...options, keepAlive: true });
  const headers = { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Marquee' };

  async function follow(url: URL, signal: AbortSignal, redirectsLeft: number): Promise<Buffer> {
    const isListed = hosts.has(url.hostname) && url.protocol.startsWith('http');
    if (!isListed && !trusted.has(url.origin))
      throw new ImageFetchError('host_not_allowed', `${url.origin} is not an allowed host`);
    const response = await request(url, { signal, headers });
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.has(status) && location) {
      response.destroy();
      if (redirectsLeft === 0) throw new ImageFetchError('failed', 'too many redirects');
      return follow(new URL(location, url), signal, redirectsLeft - 1);
    }
    if (status !== 200) {
      response.destroy();
      const isMissing = status === 404 || status === 410;
      throw new ImageFetchError(isMissing ? 'missing' : 'failed', `the host answered with status ${status}`);
    }
    const bytes =
      Number(response.headers['content-length']) > maxBytes ? undefined : await readLimited(response, maxBytes);
    if (!bytes) {
      response.destroy();
      throw new ImageFetchError('too_large', `the image has more than ${maxBytes} bytes`);
    }
    return bytes;
  }

  return async (url) => {
    try {
      return await follow(url, AbortSignal.timeout(timeoutMs), MAX_REDIRECTS);
    } catch (cause) {
      if (cause instanceof ImageFetchError) throw cause;
      if (cause instanceof AddressRefusedError) throw new ImageFetchError('address_refused', cause.message, { cause });
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ImageFetchError('failed', reason, { cause });
    }
  };
}
