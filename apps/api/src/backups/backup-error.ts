import type { BackupFailureReason } from '@marquee/core/contracts';
import { OperationalError } from '@marquee/server';

/** A backup that failed for a reason that has a code. */
export class BackupError extends OperationalError {
  constructor(
    readonly reason: BackupFailureReason,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

/** A backup that cannot be written or used, in one sentence for the operator. */
export const backupError = (sentence: string, cause?: unknown): OperationalError =>
  new OperationalError(sentence, cause === undefined ? undefined : { cause });
