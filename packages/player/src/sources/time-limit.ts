import { SourceError } from './source-error';

const abortReason = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The search was aborted', 'AbortError');

/**
 * Runs `task` with a signal that is aborted by the outer signal or after the time limit. Settles then even if the task
 * ignores its signal: rejects with a `timeout` SourceError, or with the outer signal's reason.
 */
export async function withTimeLimit<T>(
  timeoutMs: number,
  outer: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer.throwIfAborted();
  const controller = new AbortController();
  let stop = (): void => undefined;
  const interrupted = new Promise<never>((_, reject) => {
    const end = (reason: Error): void => {
      reject(reason);
      controller.abort(reason);
    };
    const timer = setTimeout(() => end(new SourceError('timeout', `no answer within ${timeoutMs} ms`)), timeoutMs);
    const onAbort = (): void => end(abortReason(outer));
    outer.addEventListener('abort', onAbort, { once: true });
    stop = () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', onAbort);
    };
  });
  try {
    return await Promise.race([task(controller.signal), interrupted]);
  } finally {
    stop();
  }
}

/** Resolves after `ms`; rejects with the signal's reason if it is aborted first. */
export const abortableDelay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(abortReason(signal));
      return;
    }
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
