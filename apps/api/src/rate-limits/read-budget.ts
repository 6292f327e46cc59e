import { syncLimits } from '@marquee/core/contracts';
import type { RateLimit } from './rate-limit';

/** What an account may read of its data, in bytes a minute. Small answers are not counted. */
export class ReadBudget {
  /** @param kilobytes a limit of `syncLimits.readBytesPerMinute` */
  constructor(private readonly kilobytes: RateLimit) {}

  /** Before it is read. @throws ApiError `rate_limited` */
  async consume(userId: string, bytes: number): Promise<void> {
    if (bytes <= syncLimits.freeAnswerBytes) return;
    // Who has more than that, from before there was a limit, may read it once a minute.
    await this.kilobytes.consume(userId, Math.ceil(Math.min(bytes, syncLimits.readBytesPerMinute) / 1024));
  }
}
