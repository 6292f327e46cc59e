import { LRUCache } from 'lru-cache';
import { ApiError, type ApiErrorCode } from '../../http/errors';

const MAX_FAILURES = 2_000;
const MINUTE_MS = 60_000;

/** How long a failure is cached. `busy` and rate limits are not, because they do not depend on the image. */
const lifetimes: Partial<Record<ApiErrorCode, number>> = {
  bad_request: 10 * MINUTE_MS,
  image_unreadable: 10 * MINUTE_MS,
  not_found: 5 * MINUTE_MS,
  image_unavailable: MINUTE_MS / 2,
};

/** Caches failures, so that repeated requests for them cost nothing. */
export class FailureMemory {
  readonly #failures = new LRUCache<string, ApiError>({ max: MAX_FAILURES });

  async remember<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#failures.get(key);
    if (known) throw known;
    try {
      return await make();
    } catch (error) {
      const ttl = error instanceof ApiError && lifetimes[error.code];
      if (ttl) this.#failures.set(key, error, { ttl });
      throw error;
    }
  }
}
