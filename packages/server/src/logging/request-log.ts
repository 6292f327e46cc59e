import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { CALENDAR_FEED_PATH } from '@marquee/core';
import { ADDON_PATH } from '@marquee/core/stremio';
import type { Logger } from './logger';

type RequestLevel = 'error' | 'warn' | 'info' | 'debug';

const requestIdPattern = /^[\w-]{8,64}$/;

/** What the address of an add-on or of a calendar is good for; the rest of it is of use in a log. */
const SECRETS = new RegExp(`(${ADDON_PATH}/(?:play/)?|${CALENDAR_FEED_PATH}/)[^/]+`, 'i');

const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(SECRETS, '$1…');

/**
 * The logged properties of a request. Neither headers nor query strings, which contain sessions, tokens and search
 * terms, nor the secret in the path of an add-on or a calendar.
 */
export const describeRequest = ({ method, originalUrl }: Pick<Request, 'method' | 'originalUrl'>, id: unknown) => ({
  id,
  method,
  path: pathOf(originalUrl),
});

/**
 * Logs one line per request, with the id that the response carries as X-Request-Id. Cheap if the line's level is
 * disabled.
 */
export function requestLog(logger: Logger, levelOf: (status: number, path: string) => RequestLevel): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const id = typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', id);
    const startedMs = performance.now();
    res.on('close', () => {
      const level = levelOf(res.statusCode, pathOf(req.originalUrl));
      if (!logger.isLevelEnabled(level)) return;
      const line = {
        req: describeRequest(req, id),
        res: { status: res.statusCode },
        responseTime: Math.round(performance.now() - startedMs),
      };
      logger[level](line, res.writableFinished ? 'request completed' : 'request aborted');
    });
    next();
  };
}
