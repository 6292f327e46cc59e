/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { createFakeFetch, hostileResponses, jsonResponse, sentJson, textResponse } from '../../testing/fake-fetch';
import { JELLYFIN_TOKEN, JELLYFIN_URL, jellyfinServer } from '../../testing/jellyfin-server';
import { SourceError } from '../source-error';
import { findJellyfin, parseServerUrl, signInWithCode, signInWithPassword } from './sign-in';

const { signal } = new AbortController();
type Server = (url: URL, init: RequestInit) => Response | Promise<Response>;
const connect = (server: Server = jellyfinServer) => ({
  url: JELLYFIN_URL,
  fetch: createFakeFetch(server),
  deviceId: 'browser-1',
});

describe('the address of a Jellyfin server', () => {
  it.each([
    ['jellyfin.example.org', 'https://jellyfin.example.org'],
    ['https://example.org/jellyfin/', 'https://example.org/jellyfin'],
    ['https://example.org/jellyfin/web/#/home.html', 'https://example.org/jellyfin'],
    ['192.168.1.20:8096', 'http://192.168.1.20:8096'],
    ['localhost:8096', 'http://localhost:8096'],
    ['  http://media.local:8096/web/index.html ', 'http://media.local:8096'],
  ])('%s is understood', (written, address) => {
    expect(parseServerUrl(written)).toBe(address);
  });

  it.each(['', 'ftp://example.org', 'javascript:alert(1)', 'https://me:secret@example.org', 'http://'])(
    '%s is invalid',
    (written) => expect(parseServerUrl(written)).toBeNull(),
  );
});

describe('signing in to a Jellyfin server', () => {
  it('finds the server and whether it supports Quick Connect', async () => {
    await expect(findJellyfin(connect(), { signal })).resolves.toEqual({
      url: JELLYFIN_URL,
      serverId: 'server1',
      name: 'Home',
      version: '10.11.3',
      quickConnect: true,
    });
  });

  it('sends name and password only to that server [SOURCE-06]', async () => {
    const connection = connect();
    const account = await signInWithPassword(connection, { userName: 'ada', password: 'engine' }, { signal });
    expect(account).toEqual({ token: JELLYFIN_TOKEN, userId: 'user1', userName: 'ada' });
    expect(connection.fetch.requests.map(({ url }) => url.href)).toEqual([`${JELLYFIN_URL}/Users/AuthenticateByName`]);
    expect(sentJson(connection.fetch.requests[0]?.init)).toEqual({ Username: 'ada', Pw: 'engine' });
  });

  it('distinguishes a wrong password from an unreachable server', async () => {
    const refusing = connect(() => textResponse('', 401));
    const task = signInWithPassword(refusing, { userName: 'ada', password: 'x' }, { signal });
    await expect(task).rejects.toMatchObject({ code: 'http', status: 401 });
  });

  it('shows a code and waits until it was confirmed elsewhere [SOURCE-06]', async () => {
    let polls = 0;
    const connection = connect((url, init) => {
      if (!url.pathname.endsWith('/QuickConnect/Connect')) return jellyfinServer(url, init);
      polls += 1;
      return jsonResponse({ Secret: 'quick-secret', Code: '483920', Authenticated: polls > 2 });
    });
    const onCode = jest.fn();
    const delay = () => Promise.resolve();
    const account = await signInWithCode(connection, onCode, { signal, delay });
    expect(onCode).toHaveBeenCalledWith('483920');
    expect(polls).toBe(3);
    expect(account.token).toBe(JELLYFIN_TOKEN);
  });

  it('gives up after ten minutes', async () => {
    const waiting = connect((url, init) =>
      url.pathname.endsWith('/QuickConnect/Connect')
        ? jsonResponse({ Secret: 'quick-secret', Code: '483920', Authenticated: false })
        : jellyfinServer(url, init),
    );
    const delay = () => Promise.resolve();
    await expect(signInWithCode(waiting, () => undefined, { signal, delay })).rejects.toMatchObject({
      code: 'timeout',
    });
  });

  it.each(Object.keys(hostileResponses))('has a coded error for %s', async (kind) => {
    const hostile = connect(hostileResponses[kind] ?? jellyfinServer);
    await expect(findJellyfin(hostile, { signal })).rejects.toBeInstanceOf(SourceError);
    const credentials = { userName: 'ada', password: 'engine' };
    await expect(signInWithPassword(hostile, credentials, { signal })).rejects.toBeInstanceOf(SourceError);
  });
});
