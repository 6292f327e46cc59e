import { BootError } from '../config';

/** A backup that cannot be written or used, in one sentence for the operator. */
export const backupRefused = (sentence: string, cause?: unknown): BootError =>
  new BootError('backup_refused', sentence, cause === undefined ? undefined : { cause });
