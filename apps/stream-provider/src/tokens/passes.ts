import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { ProviderError } from '../http/provider-error';

/** Query parameter of the pass. */
export const passParam = 'pass';

/** Long enough for the longest film with pauses; a copied URL stops working after it. */
const lifetimeSec = 24 * 60 * 60;

/** Passes prove in a media URL that the client had a valid token, because players send no custom headers for media. */
export interface Passes {
  issue(): string;
  isValid(pass: string): boolean;
}

/**
 * A pass is `{expiry in seconds, base 36}.{HMAC-SHA256}`: a signed expiry without any part of the token. `now` returns
 * epoch milliseconds.
 */
export function createPasses({ secret, now }: { secret: string; now: () => number }): Passes {
  const sign = (expiry: string): string => createHmac('sha256', secret).update(`4k ${expiry}`).digest('base64url');
  return {
    issue() {
      const expiry = Math.floor(now() / 1000 + lifetimeSec).toString(36);
      return `${expiry}.${sign(expiry)}`;
    },
    isValid(pass) {
      const [expiry = '', signature = '', ...rest] = pass.split('.');
      if (rest.length > 0 || !/^[0-9a-z]{1,9}$/.test(expiry)) return false;
      const expected = Buffer.from(sign(expiry));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number.parseInt(expiry, 36) * 1000 > now();
    },
  };
}

/** The pass of the request, if valid. */
export function passOf(request: Request, passes: Passes): string | null {
  const pass = request.query[passParam];
  return typeof pass === 'string' && passes.isValid(pass) ? pass : null;
}

export const passRequired = (): ProviderError => new ProviderError('pass_required');
