import { networkKey } from '@marquee/server';
import { RateLimit, type LimitRule } from './rate-limit';
import type { LimitStore } from './rate-limits.repository';

/** Visitors’ worth of points that a /48 network has: each of its addresses alone uses up one. */
const NETWORK_FACTOR = 5;

/** A limit per address as `addressKey` groups them and, a few times higher, per IPv6 network that one customer may have. */
export class AddressLimit {
  readonly #addresses: RateLimit;
  readonly #networks: RateLimit;

  constructor(store: LimitStore, rule: LimitRule) {
    this.#addresses = new RateLimit(store, rule);
    const points = rule.points * NETWORK_FACTOR;
    this.#networks = new RateLimit(store, { ...rule, name: `${rule.name}-network`, points });
  }

  /** With their keys. */
  countersOf(address: string): (readonly [RateLimit, string])[] {
    const network = networkKey(address);
    return [[this.#addresses, address], ...(network === undefined ? [] : [[this.#networks, network] as const])];
  }

  /** Adds a point. What exceeds the address’s limit uses up nothing of its network’s. @throws ApiError `rate_limited` */
  async consume(address: string): Promise<void> {
    for (const [limit, key] of this.countersOf(address)) await limit.consume(key);
  }
}
