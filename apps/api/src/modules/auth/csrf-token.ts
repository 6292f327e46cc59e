import { createHmac, timingSafeEqual } from 'node:crypto';

/** The `token` of login and sign-up. It is derived, so it needs no storage and is the same in every tab. */
export const csrfToken = (secret: string): string =>
  createHmac('sha256', secret).update('marquee csrf').digest('base64url');

export function isCsrfToken(given: string | undefined, secret: string): boolean {
  const expected = Buffer.from(csrfToken(secret));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
