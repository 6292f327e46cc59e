import { CSRF_HEADER } from '@marquee/core/contracts';
import { PASSWORD } from '../test-accounts';

/** A user's device that calls the API over the network. */
export interface ApiClient {
  origin: string;
  cookie: string;
  username: string;
  call: (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
}

export async function signUp(origin: string, username: string): Promise<ApiClient> {
  const body = { username, email: `${username}@example.org`, password: PASSWORD, passwordConfirm: PASSWORD };
  return enter(origin, username, '/api/auth/signup', body);
}

export const logIn = (origin: string, username: string): Promise<ApiClient> =>
  enter(origin, username, '/api/auth/login', { username, password: PASSWORD });

async function enter(origin: string, username: string, path: string, body: object): Promise<ApiClient> {
  const answer = await send(origin, { method: 'POST', path, body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return withSession(origin, username, cookie, String(answer.body.token));
}

const withSession = (origin: string, username: string, cookie: string, token: string): ApiClient => ({
  origin,
  cookie,
  username,
  call: (method, path, body) => send(origin, { method, path, headers: { Cookie: cookie, [CSRF_HEADER]: token }, body }),
});

/** Makes a call; rejects if the process dies during it. */
async function send(
  origin: string,
  {
    method,
    path,
    headers = {},
    body,
  }: { method: string; path: string; headers?: Record<string, string>; body?: object | undefined },
) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, headers: answer.headers, body: parsed as Record<string, unknown> };
}
