/**
 * Checked by name, because an abort may come from another realm (a test environment, a frame), where `instanceof`
 * fails.
 */
export const isAbortError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === 'AbortError';

/** The abort that caused a failed call; null if it failed for another reason. */
export function abortErrorOf(cause: unknown, signal: AbortSignal | undefined): Error | null {
  if (isAbortError(cause)) return cause;
  if (!signal?.aborted) return null;
  return isAbortError(signal.reason) ? signal.reason : new DOMException('The call was aborted.', 'AbortError');
}
