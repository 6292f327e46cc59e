/** Probing a title's files takes longer than the client waits. */
export class ProbeTimeoutError extends Error {
  override readonly name = 'ProbeTimeoutError';
}

const findTimeoutMs = 5_000;

/** The result of a task that may have to wait for probes. @throws ProbeTimeoutError */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProbeTimeoutError('The files are still being probed')), findTimeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
