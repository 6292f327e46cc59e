import { isSystemError } from './system-error';

export type PostgresErrorCode =
  | 'no_program'
  | 'no_user'
  | 'in_use'
  | 'damaged'
  | 'other_version'
  | 'not_empty'
  | 'not_writable'
  | 'disk_full'
  | 'start_failed';

/** PostgreSQL cannot be run on a data folder. `message` is one or two sentences, printed to the operator unchanged. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';

  constructor(
    readonly code: PostgresErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Turns a file-system error into a sentence about the data folder; returns other errors unchanged. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  if (!isSystemError(error) || error instanceof PostgresError) return error;
  const { code, syscall } = error;
  if (code === undefined || syscall === undefined) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dataDir, error);
  return new PostgresError(
    'not_writable',
    `The data folder ${dataDir} cannot be written to (${code}); change its permissions, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

export const diskFull = (dataDir: string, cause?: unknown): PostgresError =>
  new PostgresError('disk_full', `The disk of the data folder ${dataDir} is full; make room and start again.`, {
    cause,
  });

/** Whether PostgreSQL's log reports a full disk. */
export const saysDiskFull = (text: string): boolean => /No space left on device|Disk quota exceeded/i.test(text);
