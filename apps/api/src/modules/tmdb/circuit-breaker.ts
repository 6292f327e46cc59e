import type { Upstream } from './upstream';
import { UpstreamError, type UpstreamErrorCode } from './upstream-error';

const FAILURES_TO_PAUSE = 3;
const PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 60_000;

/**
 * How many failures of one caller count. These concern the connection to TMDB, but one caller may know several titles
 * that are slow. Of every other failure, which may be caused by what was requested, one counts.
 */
const countedPerCaller: Partial<Record<UpstreamErrorCode, number>> = {
  unreachable: FAILURES_TO_PAUSE,
  rate_limited: FAILURES_TO_PAUSE,
  timed_out: FAILURES_TO_PAUSE - 1,
};

interface Failure {
  subject: string;
  caller: string;
}

/**
 * Stops calling TMDB for a while after failures of one kind with no response in between, so that visitors do not each
 * wait for the time-out during an outage. Until then, calls fail immediately with the last error.
 *
 * Neither one title nor one caller can pause it for everyone: failures count once per subject, time-outs also twice per
 * caller, and unusable responses once.
 */
export function withCircuitBreaker(
  upstream: Upstream,
  { now, onError }: { now: () => number; onError: (error: UpstreamError) => void },
): Upstream {
  const failures = new Map<UpstreamErrorCode, readonly Failure[]>();
  let pausedUntil = 0;
  let lastError: UpstreamError | undefined;

  /** Stores only failures that are counted, because a caller may request any number of subjects. */
  function isOutage(code: UpstreamErrorCode, failure: Failure): boolean {
    const others = failures.get(code) ?? [];
    const isIndependent =
      others.every(({ subject }) => subject !== failure.subject) &&
      others.filter(({ caller }) => caller === failure.caller).length < (countedPerCaller[code] ?? 1);
    if (isIndependent) failures.set(code, [...others, failure]);
    return isIndependent && others.length + 1 >= FAILURES_TO_PAUSE;
  }

  return async (path, query, caller) => {
    if (lastError && now() < pausedUntil) throw lastError;
    try {
      const answer = await upstream(path, query, caller);
      failures.clear();
      return answer;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      onError(error);
      lastError = error;
      const askedMs = Math.min(error.retryAfterMs ?? 0, MAX_PAUSE_MS);
      if (isOutage(error.code, { subject: subjectOf(path), caller }) || askedMs > 0) {
        failures.clear();
        pausedUntil = now() + (askedMs || PAUSE_MS);
      }
      throw error;
    }
  };
}

/** E.g. `tv/1399` for all of its seasons and parts, and `movie/popular`. */
const subjectOf = (path: string): string => path.split('/', 2).join('/');
