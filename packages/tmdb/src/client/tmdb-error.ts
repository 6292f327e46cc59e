/**
 * `http`: a response with an error status; `network`: no response; `invalid_response`: a response in another format
 * than TMDB documents. An abort remains an `AbortError`.
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

/** The only error of a call except an `AbortError`. */
export class TmdbError extends Error {
  override readonly name = 'TmdbError';
  readonly code: TmdbErrorCode;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** The requested path, without base URL, parameters or token. */
  readonly path: string;
  /** The server's explanation, if any. */
  readonly detail: string | null;

  constructor({ code, reason, path, status, detail, cause }: TmdbErrorOptions) {
    super(`Error: ${reason}`, { cause });
    this.code = code;
    this.status = status ?? null;
    this.path = path;
    this.detail = detail ?? null;
  }
}

/** Whether the title does not exist, or the site has taken it down (451), as opposed to an outage. */
export const isTmdbNotFound = (error: unknown): boolean =>
  error instanceof TmdbError && (error.status === 404 || error.status === 451);

/** For `catch`: null for a title that does not exist; rethrows an outage. */
export function nullIfNotFound(error: unknown): null {
  if (isTmdbNotFound(error)) return null;
  throw error;
}
