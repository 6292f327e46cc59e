import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits. */
const ID_BYTES = 32;
const ID = /^[\w-]{43}$/;

/** What the cookie holds. Whoever has it is logged in, so it is stored as its hash only. */
export const newSessionSecret = (): string => randomBytes(ID_BYTES).toString('base64url');

export const isSessionSecret = (text: string): boolean => ID.test(text);

export const secretHash = (secret: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(secret).digest());

/** The `token` of login and sign-up: derived, so that it needs no storage and is the same in every tab. */
export const csrfToken = (secret: string): string =>
  createHmac('sha256', secret).update('marquee csrf').digest('base64url');

export function isCsrfToken(given: string | undefined, secret: string): boolean {
  const expected = Buffer.from(csrfToken(secret));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
