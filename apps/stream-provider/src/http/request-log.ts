import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { passParam } from '../tokens/passes';

/** Removes the pass from an address, so that no log line lets its reader in. */
const withoutPass = (address: string): string =>
  address.replace(new RegExp(`([?&]${passParam}=)[^&]*`, 'g'), '$1[redacted]');

/** One line per request; media parts only at level debug. Neither the token nor a pass is ever written. */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId(_request, response) {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel(request, response, error) {
      if (error || (response.statusCode >= 500 && response.statusCode !== 503)) return 'error';
      // Most titles are not in a library: that is an answer, not a mishap.
      if (response.statusCode === 404 && request.url?.startsWith('/sources/library/')) return 'debug';
      if (response.statusCode >= 400) return 'warn';
      return /^\/(media|library)\/|^\/healthz$/.test(request.url ?? '') ? 'debug' : 'info';
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        url: withoutPass(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
