import { LRUCache } from 'lru-cache';
import { ApiError, type ApiErrorCode } from '../../http/api-error';

const MAX_FAILURES = 2_000;
const MINUTE_MS = 60_000;

/** How long the same answer is given again. What is `busy` or limited is not about the image. */
const lifetimes: Partial<Record<ApiErrorCode, number>> = {
  bad_request: 10 * MINUTE_MS,
  image_unreadable: 10 * MINUTE_MS,
  not_found: 5 * MINUTE_MS,
  image_unavailable: MINUTE_MS / 2,
};

/** Remembers what could not be made, so that asking again costs nothing. */
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
