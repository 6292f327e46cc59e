import { LRUCache } from 'lru-cache';
import { seededRandom } from '../random';

/** A month of title requests to one gateway, and its responses. */
export interface Scenario {
  titles: number;
  /** Of the Zipf distribution: the title of rank r is requested in proportion to 1 / r^exponent. */
  exponent: number;
  /** Title requests that reach the gateway in a month. */
  questions: number;
  /** Capacity of the cache in responses. */
  entries: number;
  /** How long a response is fresh. */
  freshHours: number;
  seed: number;
}

export interface Outcome {
  /** Share of all requests answered from the cache. */
  hitRate: number;
  /** Requests to TMDB in the month. */
  upstream: number;
}

const HOURS_PER_MONTH = 720;
/**
 * More requests do not change the rate noticeably; this many of the month are simulated instead, after as many to warm
 * up.
 */
const MAX_SIMULATED = 1_000_000;

/** Draws ranks from 0, the first most often. */
export function zipf(titles: number, exponent: number, random: () => number): () => number {
  const sums = new Float64Array(titles);
  let sum = 0;
  for (let rank = 0; rank < titles; rank += 1) sums[rank] = sum += 1 / (rank + 1) ** exponent;
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = titles - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Evicts the least recently used and refetches stale responses, like the gateway. */
export function simulate({ titles, exponent, questions, entries, freshHours, seed }: Scenario): Outcome {
  const next = zipf(titles, exponent, seededRandom(seed));
  const cache = new LRUCache<number, number>({ max: entries });
  const hoursBetween = HOURS_PER_MONTH / questions;
  const simulated = Math.min(questions, MAX_SIMULATED);
  const warmUp = questions > simulated ? simulated : 0;
  let hits = 0;
  for (let at = 0; at < simulated + warmUp; at += 1) {
    const now = at * hoursBetween;
    const title = next();
    const keptAt = cache.get(title);
    if (keptAt !== undefined && now - keptAt < freshHours) {
      if (at >= warmUp) hits += 1;
    } else cache.set(title, now);
  }
  const hitRate = hits / simulated;
  return { hitRate, upstream: Math.round(questions * (1 - hitRate)) };
}
