/** Status and text of an error code. */
export interface ErrorKind {
  status: number;
  /** For people. */
  text: string;
}

export interface HttpErrorDetails {
  /** Replaces the code's own text; still for people. */
  text?: string;
  /** Text per invalid field. */
  fields?: Record<string, string>;
  /** Sent as Retry-After. */
  retryAfterSec?: number;
  /** Further members of the body, e.g. TMDB's own `status_code`. */
  body?: Record<string, unknown>;
  cause?: unknown;
}

/**
 * Thrown by routes and turned into a response by the error handler. Each server has one subclass with its own closed
 * set of codes.
 */
export abstract class HttpError extends Error {
  abstract readonly code: string;
  readonly status: number;

  constructor(
    kind: ErrorKind,
    readonly details: HttpErrorDetails,
  ) {
    super(details.text ?? kind.text, { cause: details.cause });
    this.status = kind.status;
  }
}
