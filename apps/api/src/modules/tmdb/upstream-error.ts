import { ApiError } from '../../http/errors';

export type UpstreamErrorCode =
  | 'unreachable'
  | 'timed_out'
  | 'bad_status'
  | 'not_json'
  | 'too_large'
  | 'rate_limited'
  | 'token_refused';

/** TMDB did not return a usable response. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';

  constructor(
    readonly code: UpstreamErrorCode,
    message: string,
    readonly retryAfterMs?: number,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

const RETRY_AFTER_SEC = 10;

/** The error for the visitor: an outage is never reported as "no such title". */
export function outage(cause: UpstreamError): ApiError {
  const isBadAnswer = cause.code === 'not_json' || cause.code === 'too_large';
  return new ApiError(isBadAnswer ? 'metadata_bad_answer' : 'metadata_unavailable', {
    retryAfterSec: RETRY_AFTER_SEC,
    cause,
  });
}
