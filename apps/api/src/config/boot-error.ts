export type BootErrorCode =
  | 'bad_setting'
  | 'port_taken'
  | 'data_folder_not_writable'
  | 'data_folder_in_use'
  | 'database_unreachable'
  | 'migration_refused'
  | 'migration_failed'
  | 'backup_refused';

/** The server cannot start. `message` is one sentence for the operator, printed as it is. */
export class BootError extends Error {
  override readonly name = 'BootError';

  constructor(
    readonly code: BootErrorCode,
    sentence: string,
    options?: { cause?: unknown },
  ) {
    super(sentence, options);
  }
}
