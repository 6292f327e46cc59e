import { binaryString } from '@marquee/core';
import { hostOf } from './host-of';
import type { ServerProblem } from './stream-problem';

/** The first bytes of a response, or why there are none. */
export type Answer =
  | { ok: true; bytes: Uint8Array; text: string; type: string; length: number | null; isPart: boolean }
  | { ok: false; problem: ServerProblem };

export interface HeadOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
  /** The page was loaded over https, so the browser loads nothing else. */
  isSecurePage: boolean;
  /** Time-out per URL. */
  timeoutMs?: number;
}

/** A playlist of three hours, or the index at the beginning of a file. */
const HEAD_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;

function kindOfStatus(status: number): ServerProblem['kind'] {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'tooManyRequests';
  if (status === 503) return 'busy';
  return status >= 500 ? 'serverError' : 'httpError';
}

async function readHead(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (reader && length < HEAD_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  void reader?.cancel().catch(() => undefined);
  const head = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    head.set(part, at);
    at += part.length;
  }
  return head;
}

/** A server that allows no other site to read from it is reachable all the same. */
async function silence(url: string, { fetch, signal, isSecurePage }: HeadOptions): Promise<Answer> {
  const host = hostOf(url);
  if (isSecurePage && url.startsWith('http:')) return { ok: false, problem: { kind: 'insecure', host } };
  const isThere = await fetch(url, { method: 'HEAD', mode: 'no-cors', signal, cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isThere) return { ok: false, problem: { kind: 'noCors', host } };
  // A server that redirects does respond; it is the target that does not.
  const first = await fetch(url, { redirect: 'manual', signal, cache: 'no-store' }).catch(() => null);
  return { ok: false, problem: { kind: first ? 'redirected' : 'unreachable', host } };
}

/** Fetches the beginning of a URL. */
export async function fetchHead(url: string, options: HeadOptions, range?: string): Promise<Answer> {
  const { fetch, signal } = options;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const isLate = (): boolean => timeout.aborted && !signal.aborted;
  const host = hostOf(url);
  const late: Answer = { ok: false, problem: { kind: 'late', host } };
  let response: Response;
  try {
    const init = {
      signal: AbortSignal.any([signal, timeout]),
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    } as const;
    response = await fetch(url, {
      ...init,
      cache: 'no-store',
      ...(range !== undefined && { headers: { Range: range } }),
    });
  } catch {
    return isLate() ? late : silence(url, options);
  }
  if (!response.ok) {
    void response.body?.cancel();
    const { status } = response;
    return { ok: false, problem: { kind: kindOfStatus(status), host, status } };
  }
  try {
    const bytes = await readHead(response);
    const text = binaryString(bytes);
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    const type = response.headers.get('content-type') ?? '';
    return {
      ok: true,
      bytes,
      text,
      type,
      length: Number.isFinite(length) ? length : null,
      isPart: response.status === 206,
    };
  } catch {
    return isLate() ? late : { ok: false, problem: { kind: 'brokenOff', host } };
  }
}
