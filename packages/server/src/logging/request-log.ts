import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from './logger';

type RequestLevel = 'error' | 'warn' | 'info' | 'debug';

const requestIdPattern = /^[\w-]{8,64}$/;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** What a log tells of a request. Neither headers nor query strings: they hold sessions, tokens and what people search for. */
export const describeRequest = ({ method, originalUrl }: Pick<Request, 'method' | 'originalUrl'>, id: unknown) => ({
  id,
  method,
  path: pathOf(originalUrl),
});

/** One line per request, with the id that the answer carries as X-Request-Id. Costs little where the line is not written. */
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
