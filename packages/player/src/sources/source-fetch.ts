import { SourceError } from './source-error';

/** An adapter's access to the network; passed to its factory. */
export type SourceFetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends no referrer, and cookies only to this site, which needs to know the viewer. Throws a `network` SourceError
 * without a response; an abort remains an abort.
 */
export async function fetchFromSource(
  fetch: SourceFetch,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'same-origin', referrerPolicy: 'no-referrer', ...init });
  } catch (cause) {
    init.signal.throwIfAborted();
    throw new SourceError('network', `could not reach ${new URL(url).origin}`, { cause });
  }
}

/** Throws an `http` SourceError for an error status, and cancels the body. */
export function assertOk(response: Response): void {
  if (response.ok) return;
  void response.body?.cancel();
  throw new SourceError('http', `answered ${response.status}`, { status: response.status });
}
