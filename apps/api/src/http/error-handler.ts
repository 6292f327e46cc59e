import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ErrorBody } from '@marquee/core/contracts';
import { isDatabaseDamaged, isDatabaseUnavailable, isStorageFull } from '../db/unavailable';
import { ApiError, STORAGE_RETRY_SEC, type ApiErrorCode } from './api-error';
import { describeRequest, type Logger } from './logger';

/** Anything below /api that no route answered. */
export const apiNotFound: RequestHandler = () => {
  throw new ApiError('not_found');
};

const DAMAGED_SENTENCE =
  'The database is damaged. Stop Marquee and restore the newest backup: npm run marquee -- restore FILE';

/** A database that restarts is back within seconds. */
const DATABASE_RETRY_SEC = 2;

/** The only place that answers errors. Causes and stacks go to the log, never to the browser. */
export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const apiError = toApiError(error);
    // That there is no room is told once, when it begins: logs may lie on the same disk.
    const isRefusedForRoom = error instanceof ApiError && error.code === 'storage_full';
    if (apiError.status >= 500 && !isRefusedForRoom) {
      const message = isDatabaseDamaged(error) ? DAMAGED_SENTENCE : 'request failed';
      logger.error({ err: error, req: describeRequest(req, res.get('X-Request-Id')) }, message);
    }
    const { fields, retryAfterSec, body } = apiError.details;
    res.status(apiError.status).set('Cache-Control', 'no-store');
    if (retryAfterSec !== undefined) res.set('Retry-After', String(retryAfterSec));
    const requestId = res.get('X-Request-Id');
    const answer: ErrorBody = {
      error: apiError.message,
      code: apiError.code,
      ...(requestId && { requestId }),
      ...(fields && { fields }),
    };
    res.json({ ...body, ...answer });
  };

/** Errors that Express and its body parser throw, by the status they carry. */
const codeByStatus: Partial<Record<number, ApiErrorCode>> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error) || isDatabaseDamaged(error))
    return new ApiError('database_unavailable', { retryAfterSec: DATABASE_RETRY_SEC, cause: error });
  if (isStorageFull(error)) return new ApiError('storage_full', { retryAfterSec: STORAGE_RETRY_SEC, cause: error });
  const { status } = (error ?? {}) as { status?: unknown };
  const code = typeof status === 'number' ? codeByStatus[status] : undefined;
  return new ApiError(code ?? 'internal', { cause: error });
}
