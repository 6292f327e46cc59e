import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, type DestinationStream, type Logger, type LevelWithSilent } from 'pino';
import { pinoHttp } from 'pino-http';

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

/** One line per request, with the id that the answer carries as X-Request-Id. */
export function requestLog(logger: Logger) {
  return pinoHttp<IncomingMessage, ServerResponse>({
    logger,
    genReqId: (req, res) => {
      const given = req.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (req, res, error) => {
      if (error || res.statusCode >= 500) return 'error';
      return QUIET.test(req.url ?? '') ? 'debug' : 'info';
    },
    // Neither headers nor query strings: they hold sessions, tokens and what people search for.
    serializers: {
      req: (req: { id: unknown; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: req.url.split('?', 1)[0],
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
  });
}
