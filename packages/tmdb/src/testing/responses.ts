import { reasonPhrase } from '../client/reason-phrase';
import type { TmdbFetch } from '../client/types';

export interface FakeRequest {
  /** Below the base URL, without a leading slash. */
  path: string;
  params: URLSearchParams;
  headers: Record<string, string>;
  signal: AbortSignal | null;
}
export type FakeResponse = (request: FakeRequest) => ReturnType<TmdbFetch>;

const respond = (status: number, text: string, statusText?: string) =>
  Promise.resolve({
    ok: status >= 200 && status < 300,
    status,
    statusText: statusText ?? reasonPhrase({ status, statusText: '' }),
    text: () => Promise.resolve(text),
  });

export const json =
  (body: unknown, status = 200): FakeResponse =>
  () =>
    respond(status, JSON.stringify(body));

/** A failure in TMDB's format. `statusText` may be empty, as over HTTP/2. */
export const httpError =
  (
    status: number,
    { statusText, message = 'It failed.' }: { statusText?: string; message?: string } = {},
  ): FakeResponse =>
  () =>
    respond(status, JSON.stringify({ success: false, status_code: 11, status_message: message }), statusText);

/** An HTML page in place of JSON, as from a captive portal or a wrong base URL. */
export const html: FakeResponse = () => respond(200, '<!doctype html><title>Hello</title>');

export const networkError: FakeResponse = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never responds; ends only when the call is aborted. */
export const hang: FakeResponse = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted by the caller.', 'AbortError')));
  });
