import { OperationalError } from '@marquee/server';
import type { CustomFetch } from 'openid-client';
import { readLimited } from '../../lib/read-limited';

/** Discovery documents, keys, tokens and user info are a few kilobytes. */
const MAX_BYTES = 512 * 1024;

/**
 * Fetches from the provider, to the end and within a size: the caller's time limit then covers the body as well.
 * Redirects are not followed.
 */
export const limitedFetch =
  (fetch: typeof globalThis.fetch): CustomFetch =>
  async (url, options) => {
    const read = async () => {
      const { status, headers, body } = await fetch(url, options as RequestInit);
      return { status, headers, bytes: body ? await readLimited(body, MAX_BYTES) : Buffer.of() };
    };
    const { status, headers, bytes } = await read().catch((cause: unknown) => {
      throw new OperationalError('The OpenID Connect provider did not answer.', { cause });
    });
    if (!bytes) throw new OperationalError('The OpenID Connect provider sent too much.');
    return new Response(status === 204 || status === 304 ? null : new Uint8Array(bytes), { status, headers });
  };
