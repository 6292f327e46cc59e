import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { createAccountsTest, PASSWORD, signupBody, type AccountsTest, type Visitor } from '../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';

const MB = 1024 * 1024;
const NOT_INTERVALS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

describe('a disk that is nearly full,', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  let ada: Visitor;
  const disk = { freeBytes: 1_000 * MB };

  /** The server checks every second. */
  const leave = async (freeMb: number) => {
    disk.freeBytes = freeMb * MB;
    jest.advanceTimersByTime(1_000);
    await nextTurn();
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    // Only intervals are fake, the server's checks: the database and the sockets need the other timers.
    jest.useFakeTimers({ doNotFake: [...NOT_INTERVALS] });
    const environment = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://films.example.org' };
    test = createAccountsTest(database, environment, { readFreeBytes: async () => disk.freeBytes });
  });
  afterAll(async () => {
    test.remove();
    jest.useRealTimers();
    await database.remove();
  });
  beforeEach(async () => {
    await leave(1_000);
    ada = await test.signUp();
  });

  it('refuses what people would save, with a sentence and a time to try again', async () => {
    await leave(100);
    const answer = await ada.post('/api/sync/bookmarks', { entries: {} }).expect(507).expect('Retry-After', '60');
    expect(answer.body).toMatchObject({ code: 'storage_full', error: expect.stringContaining('out of space') });
    for (const path of [
      '/api/sync/watch-history',
      '/api/sync/settings',
      '/api/sync/4k_token',
      '/api/users/me/updateName',
      '/api/users/me/email',
      '/api/users/me/password',
      '/api/auth/password-reset/request',
      '/api/auth/password-reset',
    ])
      await ada.post(path).expect(507);
    await request(test.app).post('/api/auth/signup').send(signupBody(test.freshName())).expect(507);
  });

  it('lets people log in and out, read, end sessions and delete their account', async () => {
    await leave(100);
    const other = await test.logIn(ada.username);
    await request(test.app).post('/api/auth/LOGIN/').send({ username: ada.username, password: PASSWORD }).expect(200);
    // Whatever they log in with.
    for (const path of [
      'login/code',
      'passkey',
      'passkey/options',
      'passkey/confirmation',
      'confirm-password',
      'tv',
      'tv/poll',
    ])
      expect((await request(test.app).post(`/api/auth/${path}`).send({})).body.code).not.toBe('storage_full');
    for (const path of ['', '/bookmarks', '/watch-history', '/settings', '/export', '/sessions'])
      await ada.get(`/api/users/me${path}`).expect(200);
    const { body } = await ada.get('/api/users/me/sessions');
    const third = body.sessions.find(({ current }: { current: boolean }) => !current);
    await ada.delete(`/api/users/me/sessions/${third.id}`).expect(200);
    const again = await test.logIn(other.username);
    await again.post('/api/auth/logout').expect(200);
    await ada.delete('/api/users/me', { password: PASSWORD }).expect(200);
  });

  it('recovers by itself once there is space, and logs each change once', async () => {
    const said = () => test.logged.filter(({ msg }) => String(msg).includes('the disk of DATA_DIR')).length;
    const before = said();
    await leave(100);
    await leave(100);
    expect(said()).toBe(before + 1);
    await leave(150);
    await ada.post('/api/users/me/updateName', { name: 'Ada' }).expect(507);
    await leave(160);
    await ada.post('/api/users/me/updateName', { name: 'Ada' }).expect(200);
    expect(said()).toBe(before + 2);
    // Refusals are not logged with a stack each, which would fill a full disk further.
    expect(test.logged.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  });

  it('reports the free space in the metrics', async () => {
    await leave(160);
    const { text } = await request(test.app).get('/metrics').expect(200);
    expect(text).toContain(`marquee_disk_free_bytes ${160 * MB}`);
  });
});
