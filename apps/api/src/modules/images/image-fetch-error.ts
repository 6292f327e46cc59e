import { ApiError } from '../../http/errors';

type ImageFetchErrorCode = 'host_not_allowed' | 'address_refused' | 'missing' | 'too_large' | 'failed';

export class ImageFetchError extends Error {
  override readonly name = 'ImageFetchError';

  constructor(
    readonly code: ImageFetchErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** The error for the browser. The address that a name resolves to is only logged. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof ImageFetchError)) return error;
  switch (error.code) {
    case 'host_not_allowed':
    case 'address_refused':
      return new ApiError('image_host_not_allowed', { cause: error });
    case 'missing':
      return new ApiError('not_found', { text: 'This image doesn’t exist.', cause: error });
    case 'too_large':
      return new ApiError('image_unavailable', { text: 'The image is too large.', cause: error });
    case 'failed':
      return new ApiError('image_unavailable', { cause: error });
  }
}
