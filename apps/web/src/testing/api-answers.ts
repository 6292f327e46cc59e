import { parseJson } from '@marquee/core';

/** What a test lets the app's own API answer: a body, or a status with a body. Functions see the call. */
export type ApiAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };
export interface ApiCall {
  method: string;
  path: string;
  search: string;
  body: unknown;
  headers: Headers;
}
type Handler = (call: ApiCall) => ApiAnswer | Promise<ApiAnswer>;

const json = ({ status = 200, body = {}, headers = {} }: ApiAnswer): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** Puts a fake API behind `fetch`, by `METHOD /path` below `/api`, and keeps the calls. Call it after `renderApp`. */
export function answerApi(handlers: Record<string, Handler>): ApiCall[] {
  const calls: ApiCall[] = [];
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const path = pathname.replace(/^\/api/, '');
    const text = await request.text();
    // A file is none.
    const body = parseJson(text);
    const call = { method: request.method, path, search, body, headers: request.headers };
    const handler = handlers[`${request.method} ${path}`];
    if (path !== '/config') calls.push(call);
    return json(handler ? await handler(call) : { status: 404, body: { error: 'Not found', code: 'not_found' } });
  };
  return calls;
}

/** A profile as the API answers it. */
export const profileOf = (username: string, changes: object = {}) => ({
  id: `id-of-${username}`,
  username,
  name: 'Guest',
  email: `${username}@example.org`,
  isDonator: false,
  '4k_token': null,
  token: `csrf-of-${username}`,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
