import { isRecord } from '@marquee/core';
import { createPlayerError } from './error-texts';
import { PlayerError, type PlayerErrorCode } from './player-error';

/** The part of `shaka.util.Error` in use; it is not an instance of Error. */
interface ShakaErrorLike {
  code: number;
  category: number;
  severity: number;
  data?: unknown[];
}

const CRITICAL = 2;
const categories: Record<number, PlayerErrorCode> = {
  1: 'network',
  2: 'stream',
  3: 'media',
  4: 'stream',
  5: 'stream',
  6: 'unsupported',
};
/** Codes that are more specific than their category; numbers of shaka.util.Error.Code. */
const codes: Record<number, PlayerErrorCode> = {
  1000: 'stream', // UNSUPPORTED_SCHEME
  1004: 'stream', // MALFORMED_DATA_URI
  4012: 'no-quality', // RESTRICTIONS_CANNOT_BE_MET
  4032: 'unsupported', // CONTENT_UNSUPPORTED_BY_BROWSER
  4036: 'no-quality', // NO_VARIANTS
  7002: 'init-failed', // NO_VIDEO_ELEMENT
};
/** LOAD_INTERRUPTED, OPERATION_ABORTED, OBJECT_DESTROYED: caused by the engine itself. */
const aborted = new Set([7000, 7001, 7003]);

const isShakaError = (error: unknown): error is ShakaErrorLike =>
  isRecord(error) && typeof error.code === 'number' && typeof error.severity === 'number';

export const isAbort = (error: unknown): boolean =>
  (isShakaError(error) && aborted.has(error.code)) || (error instanceof Error && error.name === 'AbortError');

/** Whether one of Shaka's requests failed, which can be retried, unlike a network error of the element. */
export const isNetworkCategory = (error: unknown): boolean => isShakaError(error) && error.category === 1;

/** Only severity 2 stops playback. */
export const isFatal = (error: unknown): boolean => !isShakaError(error) || error.severity === CRITICAL;

/** MEDIA_ERR_NETWORK of a media element, which Shaka reports as VIDEO_ERROR (3016) with the code as its first datum. */
const isElementNetworkError = ({ code, data }: ShakaErrorLike): boolean => code === 3016 && data?.[0] === 2;

/** Converts anything that the engine throws to a coded error. All of the engine's errors pass through here. */
export function toPlayerError(error: unknown): PlayerError {
  if (error instanceof PlayerError) return error;
  if (!isShakaError(error)) {
    return createPlayerError('unexpected', {
      detail: error instanceof Error ? error.message : String(error),
      cause: error,
    });
  }
  const code = isElementNetworkError(error)
    ? 'network'
    : (codes[error.code] ?? categories[error.category] ?? 'unexpected');
  const data = (error.data ?? []).filter((item) => ['string', 'number'].includes(typeof item)).join(' ');
  return createPlayerError(code, { detail: `shaka ${error.code} ${data}`.trim().slice(0, 500), cause: error });
}
