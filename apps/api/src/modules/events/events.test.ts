import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CSRF_HEADER, syncLimits } from '@marquee/core/contracts';
import { openEventStream, type EventStream } from '../../testing/event-stream';
import { listen } from '../../testing/listen';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

jest.setTimeout(120_000);

const film = { mediaId: 605, category: 'watchlist', addedAt: 1_000, mediaType: 'movie' };

describe('events', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  let server: Awaited<ReturnType<typeof listen>>;
  const streams: EventStream[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    test = createAccountsTest(database);
    server = await listen(test.app);
  });
  afterEach(() => streams.splice(0).forEach((stream) => stream.close()));
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
    const stream = await openEventStream(`${server.origin}/api/users/me/events`, cookie);
    streams.push(stream);
    return stream;
  };

  it('notify another device within a second, and name the tab of origin [SYNC-20]', async () => {
    const phone = await test.signUp();
    const desk = await hear((await cookieOf(phone.username)).cookie);
    expect(await desk.until(({ event }) => event === 'ready')).toMatchObject({ data: { revision: 0 } });
    await phone.post('/api/sync/bookmarks', { bookmarks: [film], updatedAt: 1 }).set('X-Client-Id', 'tab-1');
    const heard = await desk.until(({ event }) => event === 'changed', 1_000);
    expect(heard.data).toEqual({ revision: 1, collection: 'bookmarks', origin: 'tab-1' });
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

  it('are limited to a number of windows', async () => {
    const { cookie } = await cookieOf((await test.signUp()).username);
    for (let count = 0; count < syncLimits.eventStreams; count += 1) expect((await hear(cookie)).status).toBe(200);
    const refused = await hear(cookie);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    streams[0]?.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await hear(cookie)).status).toBe(200);
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
