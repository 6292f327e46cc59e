import type { ErrorBody } from '@marquee/core/contracts';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from '../logging/logger';
import { describeRequest } from '../logging/request-log';
import type { HttpError } from './http-error';

export interface ErrorHandlerOptions {
  logger: Logger;
  /** The server's own error for whatever was thrown. */
  toHttpError: (thrown: unknown) => HttpError;
  /** What the log says of an answer of status 500 and above; undefined for what is not worth a line. */
  logMessage: (answer: HttpError, thrown: unknown) => string | undefined;
}

/** Headers that a file sender may have set before it failed: they describe the file, not the error. */
const fileHeaders = ['ETag', 'Content-Type', 'Content-Length'];

/** The only place that answers errors: `{ error, code, requestId, fields? }`. Causes and stacks go to the log, never to the client. */
export function errorHandler({ logger, toHttpError, logMessage }: ErrorHandlerOptions): ErrorRequestHandler {
  return (thrown: unknown, req, res, next) => {
    if (res.headersSent) {
      next(thrown);
      return;
    }
    // The client has hung up, as players do when somebody seeks: nobody is there to be answered, and nothing has failed.
    if (codeOf(thrown) === 'ECONNABORTED') {
      res.destroy();
      return;
    }
    const error = toHttpError(thrown);
    const requestId = res.get('X-Request-Id');
    const message = error.status >= 500 ? logMessage(error, thrown) : undefined;
    if (message !== undefined) logger.error({ err: thrown, req: describeRequest(req, requestId) }, message);
    const { fields, retryAfterSec, body } = error.details;
    for (const name of fileHeaders) res.removeHeader(name);
    if (retryAfterSec !== undefined) res.set('Retry-After', String(retryAfterSec));
    const answer: ErrorBody = {
      error: error.message,
      code: error.code,
      ...(requestId !== undefined && { requestId }),
      ...(fields && { fields }),
    };
    res
      .status(error.status)
      .set('Cache-Control', 'no-store')
      .json({ ...body, ...answer });
  };
}

const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown } | null | undefined)?.code;

/** The status that Express, its body parser and its file sender give to what they throw. */
export function statusOf(thrown: unknown): number | undefined {
  const status = (thrown as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'number' ? status : undefined;
}
