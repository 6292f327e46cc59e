import { describe, expect, it } from '@jest/globals';
import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { CSRF_HEADER, syncLimits } from '@marquee/core/contracts';
import pg from 'pg';
import { listen } from '../listen';
import { PASSWORD } from '../test-accounts';
import { useAccountsTest } from '../use-accounts-test';

describe('one account with many requests at once', () => {
  const test = useAccountsTest();

  /** Locks a row by another connection. */
  async function hold(select: string) {
    const client = new pg.Client({ connectionString: test.database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`BEGIN; ${select}`);
    return {
      countLocked: async () => {
        const found = await client.query(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        return found.rowCount;
      },
      release: () => client.end(),
    };
  }

  it('holds one connection to the database, and none where it switches to the profile that it has', async () => {
    const [flooder, visitor] = [await test.signUp(), await test.signUp()];
    const made = await flooder.post('/api/profiles', { profile: { name: 'Ben' }, password: PASSWORD }).expect(201);
    const activate = (id: string) => flooder.post(`/api/profiles/${id}/activate`);
    const holder = await hold(`SELECT FROM users WHERE id = '${flooder.answer.user.id}' FOR NO KEY UPDATE`);
    const switches = Promise.all(Array.from({ length: 20 }, () => activate(made.body.id).then(({ status }) => status)));
    while ((await holder.countLocked()) === 0) await new Promise(setImmediate);
    for (let times = 0; times < 10; times += 1) await visitor.get('/api/users/me').expect(200);
    await activate('1').expect(200);
    expect(await holder.countLocked()).toBe(1);
    await holder.release();
    expect(await switches).toEqual(Array(20).fill(200));
  });

  it('keeps no place for pushes that it no longer waits for', async () => {
    const { answer, cookie } = await test.signUp();
    const holder = await hold(`SELECT FROM profiles WHERE user_id = '${answer.user.id}' FOR UPDATE`);
    const answers: ServerResponse[] = [];
    const server = await listen((req, res) => {
      answers.push(res);
      test.app(req, res);
    });
    const push = () => {
      const headers = { Cookie: cookie, [CSRF_HEADER]: answer.token, 'Content-Type': 'application/json' };
      const bookmark = { key: '1/movie/watchlist', value: {}, changedAt: 1_000 };
      const body = JSON.stringify({ push: { bookmarks: [bookmark] }, updatedAt: Date.now() });
      const sent = send(`${server.origin}/api/sync`, { method: 'POST', headers });
      return sent.on('error', () => undefined).end(body);
    };
    const first = once(push(), 'response');
    while ((await holder.countLocked()) === 0) await new Promise(setImmediate);
    const left = Array.from({ length: syncLimits.pushesAtOnce - 1 }, push);
    const countPushes = async () => {
      const [count] = await test.database.sql<{ points: number }>(
        `SELECT points FROM rate_limits WHERE key = 'sync:${answer.user.id}'`,
      );
      return count?.points;
    };
    while ((await countPushes()) !== syncLimits.pushesAtOnce) await new Promise(setImmediate);
    // Their bodies are read.
    for (let turns = 0; turns < 100; turns += 1) await new Promise(setImmediate);
    for (const sent of left) sent.destroy();
    while (answers.slice(1).some(({ destroyed }) => !destroyed)) await new Promise(setImmediate);
    const last = once(push(), 'response');
    while (answers.length <= syncLimits.pushesAtOnce) await new Promise(setImmediate);
    await holder.release();
    const done = (await Promise.all([first, last])) as [IncomingMessage][];
    expect(done.map(([{ statusCode }]) => statusCode)).toEqual([200, 200]);
    await server.close();
  });
});
