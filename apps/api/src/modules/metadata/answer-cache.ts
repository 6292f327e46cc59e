import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../../http/encoded-body';

export interface KeptAnswer {
  status: number;
  body: EncodedBody;
  source: 'tmdb' | 'catalogue';
  freshUntil: number;
  staleUntil: number;
}

const MAX_BYTES = 96 * 1024 * 1024;

/** Answers by question, the least recently asked dropped first. */
export class AnswerCache {
  readonly #entries: LRUCache<string, KeptAnswer>;

  constructor(private readonly now: () => number) {
    this.#entries = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: (answer, key) => answer.body.weight + key.length,
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
    this.#entries.set(key, answer);
    return answer;
  }
}
