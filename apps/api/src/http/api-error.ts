import { LOGIN_LOCKED_TEXT } from '@marquee/core';
import type { ApiErrorCode } from '@marquee/core/contracts';
import { HttpError, type ErrorKind, type HttpErrorDetails } from '@marquee/server';

/** Every error of the API: its status, and the text that is shown to people. */
export const apiErrors = {
  bad_request: { status: 400, text: 'The request is not valid.' },
  unauthorized: { status: 401, text: 'Unauthorized' },
  invalid_credentials: { status: 401, text: 'Wrong email, username or password.' },
  wrong_password: { status: 403, text: 'The password is wrong.' },
  csrf_failed: { status: 403, text: 'Your session couldn’t be confirmed. Reload the page and try again.' },
  other_origin: { status: 403, text: 'That can only be done from this site itself.' },
  forbidden: { status: 403, text: 'That is not allowed.' },
  restricted: { status: 403, text: 'This profile may not do that.' },
  confirmation_needed: { status: 403, text: 'Enter the owner’s PIN or the account’s password.' },
  confirmation_failed: { status: 403, text: 'The PIN or the password is wrong.' },
  profile_changed: { status: 409, text: 'Somebody else is watching in this browser now. Reload the page.' },
  profiles_full: { status: 409, text: 'An account has room for eight profiles.' },
  not_found: { status: 404, text: 'There is nothing here.' },
  not_configured: { status: 404, text: 'This site does not offer that.' },
  reset_link_invalid: { status: 400, text: 'This link no longer works. Request a new one.' },
  link_invalid: { status: 400, text: 'This download link is not complete or not from here.' },
  link_expired: { status: 410, text: 'This download link has expired. Ask for a new one on the page of the title.' },
  taken: { status: 409, text: 'That is taken already.' },
  collection_full: { status: 409, text: 'There is no room for more entries.' },
  payload_too_large: { status: 413, text: 'The request is too large.' },
  unsupported_media_type: { status: 415, text: 'Send JSON.' },
  rate_limited: { status: 429, text: 'Too many requests, try again in a moment.' },
  locked_out: { status: 429, text: LOGIN_LOCKED_TEXT },
  internal: { status: 500, text: 'Something went wrong.' },
  metadata_bad_answer: { status: 502, text: 'The title database gave an unusable answer, try again in a moment.' },
  metadata_unavailable: { status: 503, text: 'The title database cannot be reached, try again in a moment.' },
  image_host_not_allowed: { status: 403, text: 'Images of that host are not served here.' },
  image_unavailable: { status: 502, text: 'The image cannot be fetched.' },
  image_unreadable: { status: 502, text: 'The image cannot be read.' },
  library_unavailable: {
    status: 503,
    text: 'The stream provider, which holds the library, cannot be reached. Look into its log on the server.',
  },
  library_not_shared: {
    status: 503,
    text: 'The stream provider does not know this site. Set the same PROVIDER_SECRET for both, and PROVIDER_INTERNAL_URL where they run on different machines.',
  },
  report_not_delivered: { status: 502, text: 'The report could not be delivered.' },
  busy: { status: 503, text: 'The server is busy, try again in a moment.' },
  database_unavailable: { status: 503, text: 'Your data can’t be reached right now. Try again in a moment.' },
  storage_full: {
    status: 507,
    text: 'The server is out of space, so this wasn’t saved. What you saved before is safe. Try again later.',
  },
  not_ready: { status: 503, text: 'The server is not ready.' },
} as const satisfies Record<ApiErrorCode, ErrorKind>;

/** The disk is full. */
export const STORAGE_RETRY_SEC = 60;

export type { ApiErrorCode };

/** May be thrown anywhere below a route; the error handler turns it into a response. */
export class ApiError extends HttpError {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ApiErrorCode,
    details: HttpErrorDetails = {},
  ) {
    super(apiErrors[code], details);
  }
}
