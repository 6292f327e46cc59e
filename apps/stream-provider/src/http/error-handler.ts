import type { ErrorBody } from '@marquee/core/contracts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { JobFailed, JobsBusy } from '../library/hls/segment-jobs';
import { ProbeTakesLong } from '../library/library';
import { NotMade } from '../library/serve/made-on-demand';
import { ProviderError, type ProviderErrorCode } from './provider-error';

/** Seconds after which whoever was turned away may ask again. */
const retryAfterSec = 2;

/** What Express, its file sender and its body parser throw for a request that they refuse, by status. */
const refusals: Record<number, [ProviderErrorCode, string]> = {
  404: ['not_found', 'There is nothing at this address.'],
  413: ['body_too_large', 'The body is too large.'],
  416: ['range_invalid', 'The file has no such range.'],
};

const asProviderError = (error: unknown): ProviderError => {
  if (error instanceof ProviderError) return error;
  const refuse = (code: ProviderErrorCode, message: string) =>
    new ProviderError(code, message, undefined, { cause: error });
  if (error instanceof JobsBusy || error instanceof ProbeTakesLong) {
    return refuse('busy', 'The library is busy; ask again in a moment.');
  }
  if (error instanceof JobFailed || error instanceof NotMade) {
    return refuse('media_failed', 'This part of the media could not be made.');
  }
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (typeof status !== 'number' || status < 400 || status >= 500) {
    return refuse('internal', 'Something went wrong on the stream provider.');
  }
  const known = refusals[status];
  if (known) return refuse(...known);
  // Only the body parser names a type.
  return type === undefined
    ? refuse('bad_request', 'The request could not be understood.')
    : refuse('body_invalid', 'The body is not valid JSON.');
};

export const notFound: RequestHandler = () => {
  throw new ProviderError('not_found', 'There is nothing at this address.');
};

/** Answers every error as `{ error, code, requestId, fields? }`; only unexpected ones are logged as errors. */
export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  // Players let go of what they need no more; nobody is there to be answered, and nothing has failed.
  if ((error as { code?: unknown } | null)?.code === 'ECONNABORTED') return void response.destroy();
  const refusal = asProviderError(error);
  if (refusal.status === 500) request.log.error({ err: error }, 'request failed');
  const body: ErrorBody = { error: refusal.message, code: refusal.code, requestId: response.get('X-Request-Id') };
  if (refusal.fields) body.fields = refusal.fields;
  // What the file sender had announced describes the file, not this body.
  for (const header of ['ETag', 'Content-Type', 'Content-Length']) response.removeHeader(header);
  if (refusal.code === 'busy') response.set('Retry-After', String(retryAfterSec));
  response.status(refusal.status).set('Cache-Control', 'no-store').json(body);
};
