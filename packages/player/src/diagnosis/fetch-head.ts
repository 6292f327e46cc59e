/** What an address answered: its first bytes, or the sentence that says why there are none. */
export type Answer =
  { ok: true; bytes: Uint8Array; text: string; type: string } | { ok: false; reason: string; isUnreadable?: true };

export interface HeadOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
  /** The page itself came over https, so the browser opens nothing else. */
  isSecurePage: boolean;
  /** How long each address may take. */
  timeoutMs?: number;
}

/** A playlist of three hours, or the index at the start of a file. */
const HEAD_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;

export const hostOf = (url: string): string => {
  try {
    return new URL(url).host;
  } catch {
    return 'The source';
  }
};

function reasonOfStatus(host: string, status: number): string {
  if (status === 401 || status === 403) return `${host} refused the key (${status}).`;
  if (status === 404 || status === 410) return `${host} no longer has the video (${status}).`;
  if (status === 429) return `${host} has had too many requests (429). Try again in a minute.`;
  if (status === 503) return `${host} is busy (503). Try again in a minute.`;
  if (status >= 500) return `${host} has a server problem (${status}).`;
  return `${host} returned an error (${status}).`;
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

/** A server that lets no other site read it is there all the same. */
async function silence(url: string, { fetch, signal, isSecurePage }: HeadOptions): Promise<Answer> {
  const host = hostOf(url);
  if (isSecurePage && url.startsWith('http:'))
    return { ok: false, reason: `${host} doesn’t use https, so this page can’t open it.` };
  const isThere = await fetch(url, { method: 'HEAD', mode: 'no-cors', signal, cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  return isThere
    ? { ok: false, reason: `${host} doesn’t let this site read its videos (CORS).`, isUnreadable: true }
    : { ok: false, reason: `${host} can’t be reached.` };
}

/** The beginning of what lies at an address. */
export async function fetchHead(url: string, options: HeadOptions, range?: string): Promise<Answer> {
  const { fetch, signal } = options;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const isLate = (): boolean => timeout.aborted && !signal.aborted;
  const late = { ok: false, reason: `${hostOf(url)} took too long to respond.` } as const;
  let response: Response;
  try {
    const init = {
      signal: AbortSignal.any([signal, timeout]),
      credentials: 'omit',
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
    return { ok: false, reason: reasonOfStatus(hostOf(url), response.status) };
  }
  try {
    const bytes = await readHead(response);
    const text = new TextDecoder('latin1').decode(bytes);
    return { ok: true, bytes, text, type: response.headers.get('content-type') ?? '' };
  } catch {
    return isLate() ? late : { ok: false, reason: `${hostOf(url)} stopped responding.` };
  }
}
