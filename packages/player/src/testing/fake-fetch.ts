import type { SourceFetch } from '../sources/source-fetch';

export interface FakeFetch extends SourceFetch {
  readonly requests: readonly { url: URL; init: RequestInit }[];
}

type Handler = (url: URL, init: RequestInit) => Response | Promise<Response>;

/** A fetch that responds by a function, records requests, and honours the signal. */
export function createFakeFetch(handler: Handler): FakeFetch {
  const requests: { url: URL; init: RequestInit }[] = [];
  const fake = async (address: string, init: RequestInit): Promise<Response> => {
    init.signal?.throwIfAborted();
    const url = new URL(address);
    requests.push({ url, init });
    return new Promise<Response>((resolve, reject) => {
      const onAbort = (): void => reject(init.signal?.reason as Error);
      const settled = (): void => init.signal?.removeEventListener('abort', onAbort);
      init.signal?.addEventListener('abort', onAbort, { once: true });
      Promise.resolve(handler(url, init))
        .then(resolve, reject)
        .finally(settled)
        .catch(() => undefined);
    });
  };
  return Object.assign(fake, { requests });
}

/** The JSON body of a request. */
export const sentJson = ({ body }: RequestInit = {}): unknown =>
  typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;

export const jsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const textResponse = (body: string, status = 200, type = 'text/html'): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

/** A server that accepts the request and never responds. */
export const neverResponds = (): Promise<Response> => new Promise(() => undefined);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const streamed = (source: UnderlyingDefaultSource<Uint8Array>): Response =>
  new Response(new ReadableStream(source), { headers: { 'content-type': 'application/json' } });

/** A response that begins and then stalls until the request is aborted. */
export const hungBody = (_url: URL, { signal }: RequestInit): Response =>
  streamed({
    start(body) {
      body.enqueue(bytes('{"response":'));
      signal?.addEventListener('abort', () => body.error(signal.reason), { once: true });
    },
  });

const tornBody = (): Response =>
  streamed({
    pull(body) {
      body.error(new TypeError('network error'));
    },
  });

/** A response that never ends. */
const endlessBody = (): Response => streamed({ pull: (body) => body.enqueue(bytes(`"${'x'.repeat(60_000)}",`)) });

/** Responses that every adapter must handle, by name. */
export const hostileResponses: Readonly<Record<string, Handler>> = {
  'status 500': () => jsonResponse({ error: 'broken' }, 500),
  'status 429': () => jsonResponse({ error: 'slow down' }, 429),
  'a web page': () => textResponse('<!doctype html><title>Log in</title>'),
  'an empty body': () => textResponse(''),
  'cut-off JSON': () => textResponse('{"sourceId":"x","stream":{"type":"hls"', 200, 'application/json'),
  'JSON of another shape': () => jsonResponse({ hello: ['world'] }),
  null: () => jsonResponse(null),
  'a relative address': () =>
    jsonResponse({ sourceId: 'x', stream: { type: 'hls', playlist: '/film.m3u8', captions: [] } }),
  'a script address': () =>
    jsonResponse({ sourceId: 'x', stream: { type: 'hls', playlist: 'javascript:alert(1)', captions: [] } }),
  'a stream without files': () =>
    jsonResponse({ sourceId: 'x', stream: { type: 'file', qualities: {}, captions: [] } }),
  'two million characters': () => textResponse(`"${'x'.repeat(2_000_000)}"`, 200, 'application/json'),
  'an endless answer': endlessBody,
  'ten thousand nested lists': () => textResponse('['.repeat(10_000) + ']'.repeat(10_000), 200, 'application/json'),
  'keys of the prototype': () =>
    textResponse(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      200,
      'application/json',
    ),
  'an answer that breaks off': tornBody,
  'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
};
