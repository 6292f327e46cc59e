import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request carries `Authorization: Bearer {token}`; finding out takes the same time whatever it carries. */
export const hasBearerToken = ({ authorization }: IncomingHttpHeaders, token: string): boolean =>
  authorization !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
