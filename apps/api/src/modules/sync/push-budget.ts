import { setImmediate as nextTurn } from 'node:timers/promises';
import { syncLimits } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { FairQueue } from '../../lib/fair-queue';
import type { RateLimits } from '../../rate-limits';

const BUSY = 'Too many changes of this account are being saved at once. Try again in a moment.';
const BUSY_RETRY_SEC = 2;
/** Each uses one connection to the database, of which others need some, too. */
const CONCURRENCY = 4;
const MAX_WAITING = 400;

/** Limits the load of one account's pushes: bytes and entries per minute, one push at a time. */
export class PushBudget {
  readonly #queue = new FairQueue({
    concurrency: CONCURRENCY,
    concurrencyPerCaller: 1,
    maxWaiting: MAX_WAITING,
    maxWaitingPerCaller: syncLimits.pushesAtOnce - 1,
  });

  constructor(private readonly limits: Pick<RateLimits, 'sync' | 'syncKilobytes' | 'syncEntries'>) {}

  /** Call before the body is read, which is the expensive part. @throws ApiError `rate_limited` */
  async consumeBody(userId: string, bytes: number): Promise<void> {
    const kilobytes = Math.ceil(bytes / 1024);
    await Promise.all([this.limits.sync.consume(userId), this.limits.syncKilobytes.consume(userId, kilobytes)]);
  }

  /**
   * Runs a push after the waiting pushes of the same account.
   *
   * @param size number of unchecked entries in the body, and the maximum
   * @param left aborted when the client has left
   * @throws ApiError `payload_too_large`, `rate_limited`
   */
  async run<Answer>(
    userId: string,
    { entries, most }: { entries: number; most: number },
    push: () => Promise<Answer>,
    left: AbortSignal,
  ): Promise<Answer> {
    if (entries > most)
      throw new ApiError('payload_too_large', {
        text: `Send at most ${most.toLocaleString('en')} entries at once, and the others after them.`,
      });
    const task = async () => {
      // Parsing the body has just blocked the event loop, so other requests go first.
      await nextTurn();
      if (entries > 0) await this.limits.syncEntries.consume(userId, entries);
      return push();
    };
    const turn = await this.#queue.run(userId, task, { signal: left });
    if (!turn) throw new ApiError('rate_limited', { text: BUSY, retryAfterSec: BUSY_RETRY_SEC });
    return turn.value;
  }
}

/** Number of entries in the unchecked body of a sync. */
export function countEntries(body: unknown): number {
  const push: unknown = isObject(body) ? body.push : undefined;
  if (!isObject(push)) return 0;
  return Object.values(push).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

/** Number of entries in a member of an unchecked body; the episodes of a show count individually. */
export function countWireEntries(body: unknown, member: string): number {
  const entries: unknown = isObject(body) ? body[member] : undefined;
  if (!isObject(entries)) return 0;
  let count = 0;
  for (const entry of Object.values(entries))
    count += 1 + (isObject(entry) && isObject(entry.episodes) ? Object.keys(entry.episodes).length : 0);
  return count;
}

/** Unlike `isRecord`, true for arrays: `bookmarks` is one. */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
