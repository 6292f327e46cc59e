import { UI_TOKEN_HEADER } from '@marquee/core/contracts';
import type { RequestHandler } from 'express';

const dayInSec = 86_400;

/** Every origin may ask, none with credentials: what this server answers depends on the token alone. */
export const cors: RequestHandler = (request, response, next) => {
  response.set('Access-Control-Allow-Origin', '*');
  response.set('Access-Control-Expose-Headers', 'Accept-Ranges, Content-Length, Content-Range, ETag, X-Request-Id');
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, OPTIONS');
  response.set('Access-Control-Allow-Headers', `${UI_TOKEN_HEADER}, Content-Type, Range, If-None-Match, If-Range`);
  response.set('Access-Control-Max-Age', String(dayInSec));
  response.status(204).end();
};
