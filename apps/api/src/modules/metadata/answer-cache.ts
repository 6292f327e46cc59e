import type { LRUCache } from 'lru-cache';
import type { CacheName } from '../../config';
import type { SendableBody } from '../../http/packed-body';
import type { ByteCaches } from '../../lib/byte-caches';

export interface KeptAnswer {
  status: number;
  body: SendableBody;
  source: 'tmdb' | 'catalogue';
  freshUntil: number;
  staleUntil: number;
}

/** Answers by question, the least recently asked dropped first. */
export class AnswerCache {
  readonly #entries: LRUCache<string, KeptAnswer>;

  constructor(
    private readonly now: () => number,
    caches: ByteCaches<CacheName>,
  ) {
    this.#entries = caches.create('metadata_answers', (answer, key) => answer.body.weight + key.length, {
      updateAgeOnGet: false,
    });
  }

  fresh(key: string): KeptAnswer | undefined {
    const answer = this.#entries.get(key);
    return answer && answer.freshUntil > this.now() ? answer : undefined;
  }

  /** Fresh or not, as long as it may stand in for an answer that TMDB fails to give. */
  usable(key: string): KeptAnswer | undefined {
    const answer = this.#entries.get(key);
    return answer && answer.staleUntil > this.now() ? answer : undefined;
  }

  keep(key: string, answer: KeptAnswer): KeptAnswer {
    // A stand-in for an outage is kept however seldom it is asked for.
    this.#entries.set(key, answer, { ttl: Math.max(1, answer.staleUntil - this.now()) });
    return answer;
  }
}
