/**
 * Why a source was skipped: `not-found` it does not have the title, `timeout` it hung, `network` it could not be
 * reached, `http` it answered with an error status, `not-json` with a web page or other text, `too-large` with more
 * than is read, `invalid` with JSON of another shape, `unexpected` the adapter itself failed.
 */
export type SourceErrorCode =
  'not-found' | 'timeout' | 'network' | 'http' | 'not-json' | 'too-large' | 'invalid' | 'unexpected';

/** What an adapter throws for everything but "not found", for which it returns null. */
export class SourceError extends Error {
  readonly code: SourceErrorCode;
  readonly status: number | undefined;
  /** What the source itself says happened, for people. */
  readonly reason: string | undefined;

  constructor(
    code: SourceErrorCode,
    message: string,
    options: { status?: number; reason?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'SourceError';
    this.code = code;
    this.status = options.status;
    this.reason = options.reason;
  }
}

/** Anything thrown by an adapter as a coded error. */
export const toSourceError = (error: unknown): SourceError =>
  error instanceof SourceError
    ? error
    : new SourceError('unexpected', error instanceof Error ? error.message : String(error), { cause: error });
