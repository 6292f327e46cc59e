import { RateLimiterMemory, RateLimiterQueue, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../http/errors';
import { FairQueue } from '../../lib/fair-queue';
import { rateLimited } from '../../rate-limits';
import type { Upstream } from './upstream';

/** Below TMDB's own limit of about 50. */
const REQUESTS_PER_SECOND = 40;
/** So the last request in the queue waits five seconds. */
const MAX_WAITING = 5 * REQUESTS_PER_SECOND;
/** A page sends some twenty requests; a second page may be opened while they wait. */
const MAX_WAITING_PER_CALLER = 60;
/** A third of what TMDB accepts. Cached responses do not count. */
const QUESTIONS_PER_MINUTE = 800;
const BUSY_RETRY_SEC = 2;

/**
 * Limits the rate of requests to TMDB. Callers take turns, and each has a budget. A caller who exceeds it gets an
 * `ApiError` at once; as that says nothing about TMDB's health, it does not open the circuit breaker.
 */
export function withFairShare(upstream: Upstream): Upstream {
  const pace = new RateLimiterQueue(new RateLimiterMemory({ points: REQUESTS_PER_SECOND, duration: 1 }));
  const turns = new FairQueue({
    concurrency: 1,
    maxWaiting: MAX_WAITING,
    maxWaitingPerCaller: MAX_WAITING_PER_CALLER,
  });
  const budget = new RateLimiterMemory({ points: QUESTIONS_PER_MINUTE, duration: 60 });

  return async (path, query, caller) => {
    await budget.consume(caller).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? rateLimited(refusal.msBeforeNext) : refusal;
    });
    const turn = await turns.run(caller, () => pace.removeTokens(1));
    if (!turn) throw new ApiError('busy', { retryAfterSec: BUSY_RETRY_SEC });
    return upstream(path, query, caller);
  };
}
