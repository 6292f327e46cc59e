import { HttpError, type ErrorKind, type HttpErrorDetails } from '@marquee/server';

/** Every error of the provider: its status, and its text for people. */
export const providerErrors = {
  bad_request: { status: 400, text: 'The request couldn’t be understood.' },
  body_invalid: { status: 400, text: 'The body isn’t valid JSON.' },
  body_too_large: { status: 413, text: 'The body is too large.' },
  busy: { status: 503, text: 'The library is busy. Try again in a moment.' },
  episode_invalid: { status: 400, text: 'A series needs a season and an episode in the query.' },
  internal: { status: 500, text: 'Something went wrong on the stream provider.' },
  media_failed: { status: 500, text: 'This part of the video couldn’t be prepared. Try again.' },
  media_type_invalid: { status: 400, text: 'The media type must be movie or tv.' },
  not_found: { status: 404, text: 'There’s nothing at this URL.' },
  operator_only: { status: 403, text: 'This is for the site’s own server, which shares PROVIDER_SECRET.' },
  origin_refused: {
    status: 403,
    text: 'This stream provider doesn’t answer pages of this site. Its operator can allow it in PROVIDER_ORIGINS.',
  },
  pass_required: { status: 403, text: 'This quality needs a valid token. Request the source again with yours.' },
  query_invalid: { status: 400, text: 'The query isn’t valid.' },
  range_invalid: { status: 416, text: 'The file has no such range.' },
  site_unknown: {
    status: 401,
    text: 'This site and the stream provider have different PROVIDER_SECRETs. Set the same one for both.',
  },
  source_unknown: { status: 404, text: 'This provider has no source with that name. GET /sources lists them.' },
  title_in_library: {
    status: 404,
    text: 'The library has this title, so the demo film doesn’t stand in for it.',
  },
  title_missing: { status: 404, text: 'The library doesn’t have this title.' },
  title_protected: {
    status: 422,
    text: 'The library has this title, but its file is copy-protected (DRM) and can’t be played.',
  },
  title_unplayable: { status: 422, text: 'The library has this title, but none of its files can be played.' },
  tmdb_id_invalid: { status: 400, text: 'The TMDB ID must be a positive whole number.' },
  token_invalid: { status: 400, text: 'Invalid token, please check and try again.' },
  token_mismatch: { status: 400, text: 'The header and the body contain different tokens.' },
  token_missing: { status: 400, text: 'Send your token in the header.' },
} as const satisfies Record<string, ErrorKind>;

export type ProviderErrorCode = keyof typeof providerErrors;

/** Thrown by routes; the error handler turns it into a response. */
export class ProviderError extends HttpError {
  override readonly name = 'ProviderError';

  constructor(
    readonly code: ProviderErrorCode,
    details: HttpErrorDetails = {},
  ) {
    super(providerErrors[code], details);
  }
}

export const mediaGone = (): ProviderError =>
  new ProviderError('not_found', { text: 'This video file no longer exists. Request its URL from the source again.' });
