import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a text is a secret; finding out takes the same time whatever it is. */
export const isSecret = (given: unknown, secret: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));

/** Whether a request carries `Authorization: Bearer {token}`. */
export const hasBearerToken = ({ authorization }: IncomingHttpHeaders, token: string): boolean =>
  isSecret(authorization, `Bearer ${token}`);
