import { JobsBusyError } from './job-errors';

/** @throws JobsBusyError if it takes too long, or the client has disconnected */
export async function withDeadline(work: Promise<void>, timeoutMs: number, signal: AbortSignal): Promise<void> {
  let stop = (): void => undefined;
  const deadline = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new JobsBusyError('The segment takes too long')), timeoutMs);
    const onAbort = (): void => reject(new JobsBusyError('The client has gone'));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
  });
  try {
    await Promise.race([work, deadline]);
  } finally {
    stop();
  }
}
