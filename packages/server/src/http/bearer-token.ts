import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a value with a secret in constant time. */
export const isSecret = (given: unknown, secret: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));

/** Whether a request carries `Authorization: Bearer {token}`. */
export const hasBearerToken = ({ authorization }: IncomingHttpHeaders, token: string): boolean =>
  isSecret(authorization, `Bearer ${token}`);
