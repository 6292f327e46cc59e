import type { BackupFailureReason } from '@marquee/core/contracts';
import { OperationalError } from '@marquee/server';

/** A failed backup whose reason has an error code. */
export class BackupError extends OperationalError {
  constructor(
    readonly reason: BackupFailureReason,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

/** An error in writing or using a backup, described to the operator in one sentence. */
export const backupError = (sentence: string, cause?: unknown): OperationalError =>
  new OperationalError(sentence, cause === undefined ? undefined : { cause });
