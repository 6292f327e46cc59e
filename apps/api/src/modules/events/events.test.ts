import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CSRF_HEADER, syncLimits } from '@marquee/core/contracts';
import { openEventStream, type EventStream } from '../../testing/event-stream';
import { listen } from '../../testing/listen';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const film = { mediaId: 605, category: 'watchlist', addedAt: 1_000, mediaType: 'movie' };

const EVENTS = '/api/users/me/events';

describe('events', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  let server: Awaited<ReturnType<typeof listen>>;
  const streams: EventStream[] = [];
  const sockets: Socket[] = [];
  /** The server's side of the open streams. */
  const responses = new Set<ServerResponse>();

  beforeAll(async () => {
    database = await openTestDatabase();
    test = createAccountsTest(database);
    server = await listen((req, res) => {
      if (req.url === EVENTS) responses.add(res.on('close', () => responses.delete(res)));
      test.app(req, res);
    });
  });
  afterEach(() => {
    streams.splice(0).forEach((stream) => stream.close());
    sockets.splice(0).forEach((socket) => socket.destroy());
  });
  afterAll(async () => {
    test.remove();
    await server.close();
    await database.remove();
  });

  const cookieOf = async (username: string) => {
    const answer = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    const { token } = (await answer.json()) as { token: string };
    return { cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '', token };
  };
  const hear = async (cookie: string) => {
    const stream = await openEventStream(`${server.origin}${EVENTS}`, cookie);
    streams.push(stream);
    return stream;
  };
  const sendLongEvent = (userId: string) =>
    database.sql(
      `SELECT pg_notify('marquee_changes', json_build_object('userId', '${userId}', 'revision', 1,
         'collection', 'plays', 'origin', repeat('x', 7500))::text)::text`,
    );
  /** Opens a stream and reads only its first bytes. */
  const openUnread = async (cookie: string) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.write(`GET ${EVENTS} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
    await once(socket, 'readable');
    return socket;
  };

  it('notify another device, through every process of the site, and name the tab of origin [PRODUCT-05, SYNC-20]', async () => {
    const other = createAccountsTest(database);
    const phone = await other.signUp();
    const desk = await hear((await cookieOf(phone.username)).cookie);
    expect(await desk.until(({ event }) => event === 'ready')).toMatchObject({ data: { revision: 0 } });
    await phone.post('/api/sync/bookmarks', { bookmarks: [film], updatedAt: 1 }).set('X-Client-Id', 'tab-1');
    const heard = await desk.until(({ event }) => event === 'changed');
    expect(heard.data).toEqual({ revision: 1, collection: 'bookmarks', origin: 'tab-1' });
    other.remove();
  });

  it('are not sent for a push without changes, or for other people', async () => {
    const phone = await test.signUp();
    const stranger = await test.signUp();
    const desk = await hear((await cookieOf(phone.username)).cookie);
    await phone.post('/api/sync/bookmarks', { bookmarks: [film], updatedAt: 1 });
    await phone.post('/api/sync/bookmarks', { bookmarks: [film], updatedAt: 1 });
    await stranger.post('/api/sync/bookmarks', { bookmarks: [film], updatedAt: 1 });
    await phone.post('/api/sync/settings', { settings: { theme: { value: 'dark', updatedAt: 1 } }, updatedAt: 1 });
    await desk.until(({ data }) => data.collection === 'settings');
    expect(desk.events.filter(({ event }) => event === 'changed')).toHaveLength(2);
  });

  it('report profile changes, whoever made them', async () => {
    const phone = await test.signUp();
    const desk = await hear((await cookieOf(phone.username)).cookie);
    await database.sql(`UPDATE users SET is_donator = true WHERE username = '${phone.username}'`);
    expect(await desk.until(({ data }) => data.collection === 'profile')).toBeDefined();
  });

  it('are neither compressed nor buffered', async () => {
    const phone = await test.signUp();
    const { headers, status } = await hear((await cookieOf(phone.username)).cookie);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/event-stream');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toContain('no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
  });

  it('end with the session, and only with that one', async () => {
    const phone = await test.signUp();
    const [left, kept] = [await cookieOf(phone.username), await cookieOf(phone.username)];
    const [leaving, staying] = [await hear(left.cookie), await hear(kept.cookie)];
    const headers = { Cookie: left.cookie, [CSRF_HEADER]: left.token };
    await fetch(`${server.origin}/api/auth/logout`, { method: 'POST', headers });
    await leaving.ended;
    await phone.post('/api/sync/bookmarks', { bookmarks: [film], updatedAt: 1 });
    await staying.until(({ event }) => event === 'changed');
  });

  it('that are not read are cut off, and hold little until then', async () => {
    const phone = await test.signUp();
    const { cookie } = await cookieOf(phone.username);
    for (let count = 0; count < syncLimits.eventStreams; count += 1) await openUnread(cookie);
    const unread = [...responses];
    let mostBytes = 0;
    // The buffers of the sockets take some megabytes before the server's fill.
    for (let count = 0; count < 5_000 && !unread.every(({ destroyed }) => destroyed); count += 1) {
      await sendLongEvent(phone.answer.user.id);
      mostBytes = Math.max(
        mostBytes,
        unread.reduce((sum, { writableLength }) => sum + writableLength, 0),
      );
    }
    expect(unread.every(({ destroyed }) => destroyed)).toBe(true);
    expect(mostBytes).toBeLessThan(syncLimits.eventStreams * 80 * 1024);
    expect((await hear(cookie)).status).toBe(200);
  });

  it('that are not read do not harm the server when their session ends', async () => {
    const phone = await test.signUp();
    const [left, kept] = [await cookieOf(phone.username), await cookieOf(phone.username)];
    await openUnread(left.cookie);
    const [response] = responses;
    const staying = await hear(kept.cookie);
    while (response && response.writableLength === 0 && !response.destroyed) await sendLongEvent(phone.answer.user.id);
    await fetch(`${server.origin}/api/auth/logout`, {
      method: 'POST',
      headers: { Cookie: left.cookie, [CSRF_HEADER]: left.token },
    });
    await phone.post('/api/sync/bookmarks', { bookmarks: [film], updatedAt: 1 });
    await staying.until(({ data }) => data.collection === 'bookmarks');
    expect(response?.destroyed).toBe(true);
  });

  it('are limited to a number of windows', async () => {
    const { cookie } = await cookieOf((await test.signUp()).username);
    for (let count = 0; count < syncLimits.eventStreams; count += 1) expect((await hear(cookie)).status).toBe(200);
    const refused = await hear(cookie);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    streams[0]?.close();
    while ((await hear(cookie)).status !== 200) await nextTurn();
  });

  it('end when the server stops', async () => {
    const other = createAccountsTest(database);
    const second = await listen(other.app);
    const { cookie } = await cookieOf((await test.signUp()).username);
    const stream = await openEventStream(`${second.origin}/api/users/me/events`, cookie);
    await stream.until(({ event }) => event === 'ready');
    other.remove();
    await stream.ended;
    await second.close();
  });
});
