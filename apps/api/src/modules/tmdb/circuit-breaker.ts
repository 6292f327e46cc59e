import type { Upstream } from './upstream';
import { UpstreamError } from './upstream-error';

const FAILURES_TO_PAUSE = 3;
const PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Stops calling TMDB for a while after several consecutive failures, so that visitors do not each wait for the time-out
 * during an outage. Until then, calls fail immediately with the last error.
 */
export function withCircuitBreaker(
  upstream: Upstream,
  { now, onError }: { now: () => number; onError: (error: UpstreamError) => void },
): Upstream {
  let failuresInARow = 0;
  let pausedUntil = 0;
  let lastError: UpstreamError | undefined;

  return async (path, query, caller) => {
    if (lastError && now() < pausedUntil) throw lastError;
    try {
      const answer = await upstream(path, query, caller);
      failuresInARow = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      onError(error);
      lastError = error;
      failuresInARow += 1;
      const askedMs = Math.min(error.retryAfterMs ?? 0, MAX_PAUSE_MS);
      if (askedMs > 0 || failuresInARow >= FAILURES_TO_PAUSE) pausedUntil = now() + (askedMs || PAUSE_MS);
      throw error;
    }
  };
}
