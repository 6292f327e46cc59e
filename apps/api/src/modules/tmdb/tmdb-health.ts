import { DAY_MS } from '@marquee/core';
import type { OperatorStatus } from '@marquee/core/contracts';
import type { TmdbResponse } from './tmdb.service';
import type { UpstreamErrorCode } from './upstream-error';

/** How TMDB does, as operators see it: the last outcome, and the day's requests. Of this process alone. */
export class TmdbHealth {
  #last: { error: UpstreamErrorCode | null } | undefined;
  #day = 0;
  #counts = { requests: 0, cached: 0 };

  constructor(private readonly now: () => number) {}

  succeeded(): void {
    this.#last = { error: null };
  }

  failed(error: UpstreamErrorCode): void {
    this.#last = { error };
  }

  /** With another token, what was before says nothing. */
  reset(): void {
    this.#last = undefined;
  }

  count(source: TmdbResponse['source']): void {
    this.#beginDay();
    if (source === 'tmdb') this.#counts.requests += 1;
    if (source === 'cache' || source === 'stale') this.#counts.cached += 1;
  }

  report(hasToken: boolean): OperatorStatus['tmdb'] {
    this.#beginDay();
    const error = (hasToken && this.#last?.error) || null;
    const known = this.#last ? 'works' : 'unknown';
    return { state: !hasToken ? 'none' : error ? 'failing' : known, error, ...this.#counts };
  }

  #beginDay(): void {
    const day = Math.floor(this.now() / DAY_MS);
    if (day === this.#day) return;
    this.#day = day;
    this.#counts = { requests: 0, cached: 0 };
  }
}
