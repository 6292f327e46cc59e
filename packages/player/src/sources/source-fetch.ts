import { SourceError } from './source-error';

/** How an adapter reaches the network; given to it when it is made. */
export type SourceFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Asks without a referrer, and without cookies but at this site itself, which asks who watches. Throws a `network` SourceError when nothing answers; an abort stays an abort. */
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

/** Throws an `http` SourceError for an error status and lets go of the body. */
export function assertOk(response: Response): void {
  if (response.ok) return;
  void response.body?.cancel();
  throw new SourceError('http', `answered ${response.status}`, { status: response.status });
}
