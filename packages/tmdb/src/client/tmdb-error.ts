/**
 * `http`: an answer that is not OK; `network`: no answer; `invalid_response`: an answer that is not
 * what TMDB documents. An abort is none of them: it stays an `AbortError`.
 */
export type TmdbErrorCode = 'http' | 'network' | 'invalid_response';

interface TmdbErrorOptions {
  code: TmdbErrorCode;
  /** Text after `Error: `, the status text for `http` (ERROR-12). */
  reason: string;
  path: string;
  status?: number;
  detail?: string | null;
  cause?: unknown;
}

/** The only error that a call throws, other than an `AbortError`. */
export class TmdbError extends Error {
  override readonly name = 'TmdbError';
  readonly code: TmdbErrorCode;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** What was asked for, without base address, parameters or token. */
  readonly path: string;
  /** The upstream's own explanation, when it gave one. */
  readonly detail: string | null;

  constructor({ code, reason, path, status, detail, cause }: TmdbErrorOptions) {
    super(`Error: ${reason}`, { cause });
    this.code = code;
    this.status = status ?? null;
    this.path = path;
    this.detail = detail ?? null;
  }
}

/** Whether the title does not exist, as opposed to an outage. */
export const isTmdbNotFound = (error: unknown): boolean => error instanceof TmdbError && error.status === 404;
