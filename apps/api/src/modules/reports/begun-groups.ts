import { KEPT_REPORTS } from '@marquee/core/contracts';
import { LRUCache } from 'lru-cache';

export interface BegunGroup {
  id: string;
  /** Reports of the one who began it. */
  count: number;
}

/** More than there are groups of crashes. */
const MOST_ADDRESSES = 1_000;

/** Which groups of crashes an address began, in the memory of the process, because no address is stored. */
export class BegunGroups {
  /** The oldest first. */
  readonly #byAddress = new LRUCache<string, BegunGroup[]>({ max: MOST_ADDRESSES });

  /** Those that make room for another one. */
  surplusOf(address: string): readonly BegunGroup[] {
    return this.#begunBy(address).slice(0, 1 - KEPT_REPORTS.crashesOfSender);
  }

  /** Notes that an address began a group, for which these made room. */
  begin(address: string, id: string, dropped: readonly BegunGroup[]): void {
    const others = this.#begunBy(address).filter((group) => !dropped.includes(group));
    this.#byAddress.set(address, [...others, { id, count: 1 }]);
  }

  /** Notes another report in a group. */
  join(address: string, id: string): void {
    const group = this.#begunBy(address).find((begun) => begun.id === id);
    if (group) group.count += 1;
  }

  #begunBy(address: string): BegunGroup[] {
    return this.#byAddress.get(address) ?? [];
  }
}
