import { OperationalError } from '@marquee/server';

/** A backup that cannot be written or used, in one sentence for the operator. */
export const backupError = (sentence: string, cause?: unknown): OperationalError =>
  new OperationalError(sentence, cause === undefined ? undefined : { cause });
