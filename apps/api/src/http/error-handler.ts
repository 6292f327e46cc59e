import type { ErrorRequestHandler, RequestHandler } from 'express';
import { errorHandler, statusOf, type Logger } from '@marquee/server';
import { isDatabaseDamaged, isDatabaseUnavailable, isStorageFull } from '../db/database-errors';
import { ApiError, STORAGE_RETRY_SEC, type ApiErrorCode } from './errors';

/** 404 for anything below /api that no route handles. */
export const apiNotFound: RequestHandler = () => {
  throw new ApiError('not_found');
};

const DAMAGED_SENTENCE =
  'The database is damaged. Stop Marquee and restore the newest backup: npm run marquee -- restore FILE';

/** A restarting database is available again within seconds. */
const DATABASE_RETRY_SEC = 2;

export const apiErrorHandler = (logger: Logger): ErrorRequestHandler =>
  errorHandler({
    logger,
    toHttpError: toApiError,
    logMessage({ code }, thrown) {
      // A full disk is logged once, not per request: the logs may be on the same disk.
      if (code === 'storage_full') return undefined;
      return isDatabaseDamaged(thrown) ? DAMAGED_SENTENCE : 'request failed';
    },
  });

/** API error codes for errors of Express and its body parser, by their status. */
const codeByStatus: Partial<Record<number, ApiErrorCode>> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDatabaseUnavailable(thrown) || isDatabaseDamaged(thrown))
    return new ApiError('database_unavailable', { retryAfterSec: DATABASE_RETRY_SEC, cause: thrown });
  if (isStorageFull(thrown)) return new ApiError('storage_full', { retryAfterSec: STORAGE_RETRY_SEC, cause: thrown });
  return new ApiError(codeByStatus[statusOf(thrown) ?? 500] ?? 'internal', { cause: thrown });
}
