import { trimTrailingSlashes } from '@marquee/core';
import { isPrivateHost } from '../safe-url';
import type { SourceContext } from '../source-adapter';
import { SourceError } from '../source-error';
import type { SourceFetch } from '../source-fetch';
import { publicInfoSchema, quickConnectEnabledSchema, quickConnectSchema, signedInSchema } from './wire';

const load = () => import('./client');

/** What is stored after signing in. The token is sent only to this server. */
export interface JellyfinAccount {
  token: string;
  userId: string;
  userName: string;
}

export interface JellyfinServer {
  url: string;
  serverId: string;
  name: string;
  version: string;
  /** Whether Quick Connect is enabled: signing in by a code confirmed on another device. */
  quickConnect: boolean;
}

/**
 * Normalises a server URL as people write it; null if invalid. A missing scheme becomes https, or http on a home
 * network; the web client's path and a trailing slash are removed.
 */
export function parseServerUrl(text: string): string | null {
  const written = text.trim();
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? '' : 'https://';
  if (written === '' || !URL.canParse(scheme + written)) return null;
  const url = new URL(scheme + written);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username || url.password || !url.hostname) return null;
  if (scheme !== '' && isPrivateHost(url.hostname)) url.protocol = 'http:';
  const path = trimTrailingSlashes(url.pathname.replace(/\/web(\/.*)?$/, ''));
  return `${url.origin}${path}`;
}

interface Connection {
  url: string;
  fetch: SourceFetch;
  deviceId: string;
}

/** Checks whether a Jellyfin server responds at a URL, and returns its public information. */
export async function findJellyfin(connection: Connection, { signal }: SourceContext): Promise<JellyfinServer> {
  const { createJellyfinClient, read } = await load();
  const { system, authentication } = createJellyfinClient(connection);
  const info = await read(system.getPublicSystemInfo({ signal }), publicInfoSchema);
  const quickConnect = await read(authentication.getQuickConnectEnabled({ signal }), quickConnectEnabledSchema).catch(
    () => false,
  );
  return {
    url: connection.url,
    serverId: info.Id,
    name: info.ServerName || new URL(connection.url).host,
    version: info.Version ?? '',
    quickConnect,
  };
}

/** Throws an `http` SourceError with status 401 for a wrong name or password. */
export async function signInWithPassword(
  connection: Connection,
  credentials: { userName: string; password: string },
  { signal }: SourceContext,
): Promise<JellyfinAccount> {
  const { createJellyfinClient, read } = await load();
  const { authentication } = createJellyfinClient(connection);
  const body = { Username: credentials.userName, Pw: credentials.password };
  const call = authentication.authenticateUserByName({ authenticateUserByName: body }, { signal });
  return toAccount(await read(call, signedInSchema));
}

/** Interval at which the server is asked whether the code was confirmed, and the time-out. */
const QUICK_CONNECT_POLL_MS = 3000;
const QUICK_CONNECT_LIMIT_MS = 10 * 60_000;

/**
 * Signs in by Quick Connect: passes `onCode` the code to confirm on a signed-in device, then polls the server until it
 * is confirmed. Ends with the signal; a `timeout` SourceError after ten minutes.
 */
export async function signInWithCode(
  connection: Connection,
  onCode: (code: string) => void,
  { signal, delay }: SourceContext & { delay: (ms: number, signal: AbortSignal) => Promise<void> },
): Promise<JellyfinAccount> {
  const { createJellyfinClient, read } = await load();
  const { authentication } = createJellyfinClient(connection);
  const { Secret: secret, Code: code } = await read(
    authentication.initiateQuickConnect({ signal }),
    quickConnectSchema,
  );
  onCode(code);
  for (let waited = 0; waited < QUICK_CONNECT_LIMIT_MS; waited += QUICK_CONNECT_POLL_MS) {
    await delay(QUICK_CONNECT_POLL_MS, signal);
    const state = await read(authentication.getQuickConnectState({ secret }, { signal }), quickConnectSchema);
    if (!state.Authenticated) continue;
    const call = authentication.authenticateWithQuickConnect({ quickConnectDto: { Secret: secret } }, { signal });
    return toAccount(await read(call, signedInSchema));
  }
  throw new SourceError('timeout', 'the code was not confirmed');
}

/** Revokes the token on the server. */
export async function signOut(connection: Connection & { token: string }, { signal }: SourceContext): Promise<void> {
  const { createJellyfinClient } = await load();
  await createJellyfinClient(connection).session.reportSessionEnded({ signal });
}

const toAccount = ({
  AccessToken,
  User,
}: {
  AccessToken: string;
  User: { Id: string; Name?: string | null | undefined };
}) => ({
  token: AccessToken,
  userId: User.Id,
  userName: User.Name ?? '',
});
