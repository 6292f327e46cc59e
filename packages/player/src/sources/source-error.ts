/**
 * Why a source was skipped. `not-found`: it does not have the title; `timeout`: no response in time; `network`:
 * unreachable; `http`: an error status; `not-json`: a web page or other text; `too-large`: a response over the limit;
 * `invalid`: JSON in another format; `unexpected`: the adapter itself failed.
 */
export type SourceErrorCode =
  | 'not-found'
  | 'timeout'
  | 'network'
  | 'http'
  | 'not-json'
  | 'too-large'
  | 'invalid'
  | 'unexpected';

/** Thrown by adapters for every failure except "not found", for which they return null. */
export class SourceError extends Error {
  readonly code: SourceErrorCode;
  readonly status: number | undefined;
  /** The source's own explanation, for people. */
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

/** Converts anything thrown by an adapter to a coded error. */
export const toSourceError = (error: unknown): SourceError =>
  error instanceof SourceError
    ? error
    : new SourceError('unexpected', error instanceof Error ? error.message : String(error), { cause: error });
