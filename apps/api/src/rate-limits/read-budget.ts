import { syncLimits } from '@marquee/core/contracts';
import type { RateLimit } from './rate-limit';

/** Limits the bytes that an account may read of its data per minute. Small responses are not counted. */
export class ReadBudget {
  /** @param kilobytes a limit of `syncLimits.readBytesPerMinute` */
  constructor(private readonly kilobytes: RateLimit) {}

  /** Call before reading. @throws ApiError `rate_limited` */
  async consume(userId: string, bytes: number): Promise<void> {
    if (bytes <= syncLimits.freeAnswerBytes) return;
    // Accounts with more data than that, from before the limit existed, may read it once a minute.
    await this.kilobytes.consume(userId, Math.ceil(Math.min(bytes, syncLimits.readBytesPerMinute) / 1024));
  }
}
