import { statusTextOf } from '../client/status-text';
import type { TmdbFetch } from '../client/types';

export interface FakeRequest {
  /** Below the base address, without a leading slash. */
  path: string;
  params: URLSearchParams;
  headers: Record<string, string>;
  signal?: AbortSignal;
}
export type FakeAnswer = (request: FakeRequest) => ReturnType<TmdbFetch>;

const respond = (status: number, text: string, statusText?: string) =>
  Promise.resolve({
    ok: status >= 200 && status < 300,
    status,
    statusText: statusText ?? statusTextOf({ status, statusText: '' }),
    text: () => Promise.resolve(text),
  });

export const json =
  (body: unknown, status = 200): FakeAnswer =>
  () =>
    respond(status, JSON.stringify(body));

/** A failure as TMDB words it. `statusText` may be empty, as over HTTP/2. */
export const httpError =
  (
    status: number,
    { statusText, message = 'It failed.' }: { statusText?: string; message?: string } = {},
  ): FakeAnswer =>
  () =>
    respond(status, JSON.stringify({ success: false, status_code: 11, status_message: message }), statusText);

/** A page where JSON should be, as from a captive portal or a wrong base address. */
export const html: FakeAnswer = () => respond(200, '<!doctype html><title>Hello</title>');

export const networkError: FakeAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never answers; ends only when the call is aborted. */
export const hang: FakeAnswer = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted by the caller.', 'AbortError')));
  });
