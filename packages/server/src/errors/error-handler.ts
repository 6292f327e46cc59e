import type { ErrorBody } from '@marquee/core/contracts';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from '../logging/logger';
import { describeRequest } from '../logging/request-log';
import { codeOf } from './code-of';
import type { HttpError } from './http-error';

export interface ErrorHandlerOptions {
  logger: Logger;
  /** Converts a thrown value to the server's error. */
  toHttpError: (thrown: unknown) => HttpError;
  /** Log message for a response with status 500 or above; undefined to log nothing. */
  logMessage: (answer: HttpError, thrown: unknown) => string | undefined;
}

/** Headers that a file response may have set before it failed: they describe the file, not the error. */
const fileHeaders = ['ETag', 'Content-Type', 'Content-Length'];

/**
 * The only place that sends errors: `{ error, code, requestId, fields? }`. Causes and stacks are logged, never sent to
 * the client.
 */
export function errorHandler({ logger, toHttpError, logMessage }: ErrorHandlerOptions): ErrorRequestHandler {
  return (thrown: unknown, req, res, next) => {
    if (res.headersSent) {
      next(thrown);
      return;
    }
    // The client has disconnected, as players do when seeking. There is no one to respond to, and nothing has failed.
    if (codeOf(thrown) === 'ECONNABORTED') {
      res.destroy();
      return;
    }
    const error = toHttpError(thrown);
    const requestId = res.get('X-Request-Id');
    // A refusal, such as `busy` for an attempt that was waiting, is no failure if the client has left.
    const isRefusalOfNobody = error === thrown && res.destroyed;
    const message = error.status >= 500 && !isRefusalOfNobody ? logMessage(error, thrown) : undefined;
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

/** The status in errors of Express, its body parser and its file response. */
export function statusOf(thrown: unknown): number | undefined {
  const isRecord = typeof thrown === 'object' && thrown !== null;
  return isRecord && 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : undefined;
}
