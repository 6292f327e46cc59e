type UpstreamErrorCode =
  'unreachable' | 'timed_out' | 'bad_status' | 'not_json' | 'too_large' | 'rate_limited' | 'token_refused';

/** TMDB did not give a usable answer. */
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
