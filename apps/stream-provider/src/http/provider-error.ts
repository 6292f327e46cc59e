/** Every refusal of this server. The status belongs to the code, in one table. */
const statusOf = {
  bad_request: 400,
  body_invalid: 400,
  body_too_large: 413,
  busy: 503,
  episode_invalid: 400,
  internal: 500,
  media_failed: 500,
  media_type_invalid: 400,
  not_found: 404,
  pass_required: 403,
  query_invalid: 400,
  range_invalid: 416,
  source_unknown: 404,
  title_missing: 404,
  tmdb_id_invalid: 400,
  token_invalid: 400,
  token_mismatch: 400,
  token_missing: 400,
} as const;

export type ProviderErrorCode = keyof typeof statusOf;

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly status: number;

  /** `message` is text for people; it is sent as it is. */
  constructor(
    readonly code: ProviderErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = statusOf[code];
  }
}

export const mediaGone = (): ProviderError =>
  new ProviderError('not_found', 'There is no such media file; ask the source again for its address.');
