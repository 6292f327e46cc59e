import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger, type LevelWithSilent } from 'pino';

export type { Logger };

/** Values that never reach a log, wherever they are nested. */
const secrets = [
  ...['password', 'passwordConfirm', 'currentPassword', 'passwordHash', 'secretKey', 'smtpUrl'],
  ...['token', 'uiToken', '["4k_token"]', '["x-csrf-token"]', 'authorization', 'cookie'],
];

const joinPath = (above: string, name: string) => (above && !name.startsWith('[') ? `${above}.${name}` : above + name);

export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'api' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => ['', '*', '*.*'].map((above) => joinPath(above, name))),
        censor: '[removed]',
      },
    },
    destination ?? pino.destination(1),
  );
}

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Polled by supervisors and monitoring: logged only when they fail. */
const QUIET = /^\/(healthz|readyz|metrics|assets\/)/;

/** What a log tells of a request. Neither headers nor query strings: they hold sessions, tokens and what people search for. */
export const describeRequest = ({ method, originalUrl }: Pick<Request, 'method' | 'originalUrl'>, id: unknown) => ({
  id,
  method,
  path: originalUrl.split('?', 1)[0],
});

/** One line per request, with the id that the answer carries as X-Request-Id. Costs little where the line is not written. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', id);
    const started = performance.now();
    res.on('close', () => {
      const level = levelOf(res.statusCode, req.originalUrl);
      if (!logger.isLevelEnabled(level)) return;
      const line = {
        req: describeRequest(req, id),
        res: { status: res.statusCode },
        responseTime: Math.round(performance.now() - started),
      };
      logger[level](line, res.writableFinished ? 'request completed' : 'request aborted');
    });
    next();
  };
}

function levelOf(status: number, url: string): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return QUIET.test(url) ? 'debug' : 'info';
}
