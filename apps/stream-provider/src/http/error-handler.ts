import { isRecord } from '@marquee/core';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { errorHandler, statusOf, type Logger } from '@marquee/server';
import { JobFailedError, JobsBusyError } from '../library/hls/job-errors';
import { ProbeTimeoutError } from '../library/with-timeout';
import { QueueFullError } from '../library/bounded-queue';
import { ExtraFailedError } from '../library/serve/subtitle-text';
import { ProviderError, type ProviderErrorCode } from './provider-error';

const busyRetrySec = 2;

export const notFound: RequestHandler = () => {
  throw new ProviderError('not_found');
};

export const providerErrorHandler = (logger: Logger): ErrorRequestHandler =>
  errorHandler({
    logger,
    toHttpError: toProviderError,
    // A busy library is normal on a small machine.
    logMessage: ({ status }) => (status === 500 ? 'request failed' : undefined),
  });

/** Error codes for errors of Express and its file response, by their status. */
const codeByStatus: Partial<Record<number, ProviderErrorCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  416: 'range_invalid',
};

function toProviderError(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  // An aborted request has nobody left to read the answer.
  const isAborted = thrown instanceof Error && thrown.name === 'AbortError';
  if (
    isAborted ||
    thrown instanceof JobsBusyError ||
    thrown instanceof ProbeTimeoutError ||
    thrown instanceof QueueFullError
  )
    return new ProviderError('busy', { retryAfterSec: busyRetrySec, cause: thrown });
  if (thrown instanceof JobFailedError || thrown instanceof ExtraFailedError)
    return new ProviderError('media_failed', { cause: thrown });
  const status = statusOf(thrown) ?? 500;
  if (status < 400 || status >= 500) return new ProviderError('internal', { cause: thrown });
  // Only the body parser sets a type.
  const isBodyParser = isRecord(thrown) && thrown.type !== undefined;
  const code = codeByStatus[status] ?? (isBodyParser ? 'body_invalid' : 'bad_request');
  return new ProviderError(code, { cause: thrown });
}
