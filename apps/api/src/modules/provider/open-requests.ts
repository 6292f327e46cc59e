import { ApiError } from '../../http/errors';

/** A browser has six open requests, or several dozen over HTTP/2; a household shares an address. */
const MAX_PER_ADDRESS = 128;
/** Each holds two connections and the data in transit, at most about 200 kB. */
const MAX_OPEN = 1_000;
const RETRY_SEC = 2;

/** Counts open requests, so that clients which request without reading cannot use up all connections. */
export class OpenRequests {
  readonly #byAddress = new Map<string, number>();
  #open = 0;

  /** @throws ApiError `busy` */
  async run(address: string, work: () => Promise<void>): Promise<void> {
    const own = this.#byAddress.get(address) ?? 0;
    if (own >= MAX_PER_ADDRESS || this.#open >= MAX_OPEN) throw new ApiError('busy', { retryAfterSec: RETRY_SEC });
    this.#byAddress.set(address, own + 1);
    this.#open += 1;
    try {
      await work();
    } finally {
      this.#open -= 1;
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#byAddress.delete(address);
      else this.#byAddress.set(address, left);
    }
  }
}
